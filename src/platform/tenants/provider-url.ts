import { isPrivateName, writtenAddresses } from './private-name.ts'

/** Networks (CIDR) that are not the public internet: RFC 6890 and what it names. */
const PRIVATE_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '224.0.0.0/3',
].map((network) => {
  const [address = '', bits = ''] = network.split('/')
  return { address: v4Number(address), bits: Number(bits) }
})

const V4_ADDRESS = /^\d{1,3}(?:\.\d{1,3}){3}$/
const LOOPBACK_NAME = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$|\.localhost$/

/**
 * What is wrong with the URL of a tenant's provider; null when nothing is. It has to be https, without credentials, and not name an
 * address inside somebody's network, or a name that only such a network knows. The URL parser has by then turned every notation of an address (decimal, hex, octal,
 * short) into the usual one. `allowsLoopback` lets local mode use this machine, also by http.
 */
export function providerUrlFault(text: string, { allowsLoopback }: { allowsLoopback: boolean }): string | null {
  if (!URL.canParse(text)) return 'must be a URL'
  const { protocol, username, password, search, hash, hostname } = new URL(text)
  const host = hostname.toLowerCase().replace(/\.+$/, '')
  const isLoopback = LOOPBACK_NAME.test(host)
  if (username !== '' || password !== '') return 'must not hold credentials'
  if (search !== '' || hash !== '') return 'must end with its path'
  if (isLoopback && allowsLoopback && /^https?:$/.test(protocol)) return null
  if (protocol !== 'https:') return 'must be https'
  if (isLoopback || isPrivateAddress(host)) return 'must not be a private, loopback or link-local address'
  if (isAddress(host)) return null
  if (isPrivateName(host)) return 'must not be a name of a private network'
  if (writtenAddresses(host).some(isPrivateAddress)) return 'must not be a name that stands for a private address'
  return null
}

function isAddress(host: string): boolean {
  return V4_ADDRESS.test(host) || host.startsWith('[')
}

function isPrivateAddress(host: string): boolean {
  if (V4_ADDRESS.test(host)) return isPrivateV4(v4Number(host))
  return host.startsWith('[') && isPrivateV6(v6Groups(host.slice(1, -1)))
}

function isPrivateV4(number: number): boolean {
  return PRIVATE_V4.some(({ address, bits }) => {
    const size = 2 ** (32 - bits)
    return number >= address && number < address + size
  })
}

function isPrivateV6(groups: readonly number[]): boolean {
  const [first = 0, second = 0, third = 0] = groups
  const last = lastV4(groups)
  const startsWithZeros = (count: number): boolean => groups.slice(0, count).every((group) => group === 0)
  // ::, ::1, and addresses that hold one of version 4: compatible, mapped, translated.
  if (startsWithZeros(6)) return true
  if (startsWithZeros(5) && groups[5] === 0xffff) return isPrivateV4(last)
  if (startsWithZeros(4) && groups[4] === 0xffff) return isPrivateV4(last)
  // 64:ff9b::/96 and 64:ff9b:1::/48 (NAT64), 2002::/16 (6to4), 2001::/32 (Teredo).
  if (first === 0x64 && second === 0xff9b) return third === 1 || isPrivateV4(last)
  if (first === 0x2002) return isPrivateV4(second * 0x10000 + third)
  if (first === 0x2001 && second === 0) return true
  // fc00::/7 (unique local), fe80::/10 (link-local), fec0::/10 (site-local), ff00::/8 (multicast), 100::/64 (discard).
  return (first >= 0xfc00 && first <= 0xfdff) || first >= 0xfe80 || (first === 0x100 && second === 0 && third === 0)
}

function v4Number(address: string): number {
  return address.split('.').reduce((sum, byte) => sum * 256 + Number(byte), 0)
}

function lastV4(groups: readonly number[]): number {
  return (groups[6] ?? 0) * 0x10000 + (groups[7] ?? 0)
}

/** The eight groups of an address as the URL parser writes it: in hex, with `::` for one run of zeros. */
function v6Groups(address: string): number[] {
  const [before = [], after = []] = address.split('::').map((part) => {
    return part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))
  })
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => 0), ...after]
}
