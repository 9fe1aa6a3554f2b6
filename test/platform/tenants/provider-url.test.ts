import { describe, expect, it } from 'vitest'
import { providerUrlFault } from '../../../src/platform/tenants/provider-url.ts'

const PRIVATE = 'must not be a private, loopback or link-local address'

function faultOf(url: string): string | null {
  return providerUrlFault(url, { allowsLoopback: false })
}

describe('the URL of a provider', () => {
  it.each([
    'https://gateway.example/v1',
    'https://gateway.example:8443/v1/',
    'https://8.8.8.8/v1',
    'https://172.15.255.255',
    'https://172.32.0.1',
    'https://100.63.255.255',
    'https://100.128.0.1',
    'https://169.253.1.1',
    'https://11.0.0.1',
    'https://223.255.255.255',
    'https://[2606:4700::1111]/v1',
    'https://[2001:db80::1]/v1',
    'https://[::ffff:8.8.8.8]/v1',
    'https://[64:ff9b::808:808]/v1',
    'https://localhost.example/v1',
    'https://fe80.example/v1',
    'https://internal.example/v1',
    'https://local.example.com/v1',
    'https://my-internal.example.net./v1',
    'https://8.8.8.8.nip.io/v1',
    'https://ec2-3-120-1-2.compute.example/v1',
    'https://0a000001.example/v1',
    'https://2606-4700--1111.sslip.io/v1',
  ])('may be %s', (url) => expect(faultOf(url)).toBeNull())

  it.each([
    'https://localhost/v1',
    'https://LOCALHOST./v1',
    'https://api.localhost',
    'https://127.0.0.1/v1',
    'https://127.1/v1',
    'https://2130706433/v1',
    'https://0x7f000001/v1',
    'https://0x7f.0.0.1/v1',
    'https://0177.0.0.1/v1',
    'https://127.0.0.1./v1',
    'https://%31%32%37.0.0.1/v1',
    'https://１２７.0.0.1/v1',
    'https://0/v1',
    'https://0.0.0.0/v1',
    'https://10.0.0.1',
    'https://10.255.255.255',
    'https://172.16.0.1',
    'https://172.31.255.255',
    'https://192.168.1.1',
    'https://3232235777',
    'https://169.254.169.254/latest/meta-data',
    'https://0xa9fea9fe',
    'https://100.64.0.1',
    'https://100.127.255.255',
    'https://192.0.0.8',
    'https://198.18.0.1',
    'https://198.19.255.255',
    'https://224.0.0.1',
    'https://255.255.255.255',
    'https://[::]/v1',
    'https://[::1]/v1',
    'https://[0:0:0:0:0:0:0:1]/v1',
    'https://[::127.0.0.1]/v1',
    'https://[::ffff:127.0.0.1]/v1',
    'https://[::ffff:7f00:1]/v1',
    'https://[::ffff:0:10.0.0.1]/v1',
    'https://[::ffff:169.254.169.254]/v1',
    'https://[64:ff9b::10.0.0.1]/v1',
    'https://[64:ff9b:1::1]/v1',
    'https://[2002:7f00:1::]/v1',
    'https://[2002:c0a8:101::1]/v1',
    'https://[2001::1]/v1',
    'https://[fe80::1]/v1',
    'https://[febf::1]/v1',
    'https://[fec0::1]/v1',
    'https://[fc00::1]/v1',
    'https://[fdff::1]/v1',
    'https://[ff02::1]/v1',
    'https://[100::1]/v1',
    'https://127.0.0.1../v1',
    'https://localhost../v1',
    'https://10.0.0.1../v1',
  ])('may not be %s', (url) => expect(faultOf(url)).toBe(PRIVATE))

  it.each([
    'https://metadata.google.internal/computeMetadata/v1',
    'https://METADATA.GOOGLE.INTERNAL./',
    'https://metadata/v1',
    'https://intranet',
    'https://localhost.localdomain/v1',
    'https://ip-10-0-0-12.ec2.internal',
    'https://printer.local',
    'https://gateway.lan/v1',
    'https://router.home.arpa',
    'https://gateway.corp',
    'https://1.0.0.127.in-addr.arpa',
  ])('may not be %s, a name of a private network', (url) => {
    expect(faultOf(url)).toBe('must not be a name of a private network')
  })

  it.each([
    'https://127.0.0.1.nip.io/v1',
    'https://app.10.0.0.1.nip.io/v1',
    'https://1.2.169.254.169.254.sslip.io/v1',
    'https://app-192-168-1-1.sslip.io/v1',
    'https://192-168-1-1.gateway.example/v1',
    'https://10.0.0.1.gateway.example/v1',
    'https://7f000001.nip.io/v1',
    'https://app-0a000001.nip.io/v1',
    'https://--1.sslip.io/v1',
    'https://fe80--1.sslip.io/v1',
    'https://app.fd00--1.sslip.io./v1',
  ])('may not be %s, a name that stands for a private address', (url) => {
    expect(faultOf(url)).toBe('must not be a name that stands for a private address')
  })

  it.each([
    ['http://gateway.example/v1', 'must be https'],
    ['ftp://gateway.example/v1', 'must be https'],
    ['file:///etc/passwd', 'must be https'],
    ['javascript:alert(1)', 'must be https'],
    ['http://127.0.0.1/v1', 'must be https'],
    ['https://me:secret@gateway.example/v1', 'must not hold credentials'],
    ['https://me@gateway.example/v1', 'must not hold credentials'],
    ['https://gateway.example/v1?key=1', 'must end with its path'],
    ['https://gateway.example/v1#x', 'must end with its path'],
    ['gateway.example/v1', 'must be a URL'],
    ['https://', 'must be a URL'],
    ['', 'must be a URL'],
    ['https://[fe80::1%25eth0]/v1', 'must be a URL'],
    ['https://256.1.1.1/v1', 'must be a URL'],
  ])('is refused: %s %s', (url, fault) => expect(faultOf(url)).toBe(fault))

  it('may be on this machine in local mode, and on no other of its network', () => {
    const local = (url: string): string | null => providerUrlFault(url, { allowsLoopback: true })
    expect(['http://127.0.0.1:9000/v1', 'http://localhost:9000', 'https://[::1]/v1'].map(local)).toEqual([
      null,
      null,
      null,
    ])
    expect(local('http://me:x@127.0.0.1/v1')).toBe('must not hold credentials')
    expect(local('https://192.168.1.1')).toBe(PRIVATE)
    expect(local('http://gateway.example')).toBe('must be https')
    expect(local('ftp://127.0.0.1')).toBe('must be https')
  })
})
