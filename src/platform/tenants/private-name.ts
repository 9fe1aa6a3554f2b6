/** How names end that only somebody's own network resolves: RFC 6761, 6762, 8375, 9476, and what routers and clouds use. */
const PRIVATE_SUFFIXES =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa|in-addr\.arpa|ip6\.arpa|alt|onion)$/

/** Services whose names stand for the address that is written in them, in hex and of version 6 too. */
const WILDCARD_SERVICES = /\.(?:nip|sslip|xip)\.io$/

const BYTE = /^\d{1,3}$/
const HEX_ADDRESS = /(?<![0-9a-z])[0-9a-f]{8}(?![0-9a-z])/g

/** Whether a host's name, in lower case and without a dot at its end, is one of somebody's own network. */
export function isPrivateName(host: string): boolean {
  return !host.includes('.') || PRIVATE_SUFFIXES.test(host)
}

/** The addresses written in a host's name, as hosts of their own: there are services that resolve the name to them. */
export function writtenAddresses(host: string): string[] {
  const labels = host.split('.')
  const inFour = [labels, ...labels.map((label) => label.split('-'))].flatMap(runsOfFourBytes)
  return WILDCARD_SERVICES.test(host) ? [...inFour, ...hexAddresses(host), ...labels.flatMap(v6Address)] : inFour
}

function runsOfFourBytes(parts: readonly string[]): string[] {
  return parts.flatMap((_, at) => {
    const four = parts.slice(at, at + 4)
    return four.length === 4 && four.every((part) => BYTE.test(part)) ? [four.join('.')] : []
  })
}

function hexAddresses(host: string): string[] {
  return (host.match(HEX_ADDRESS) ?? []).map((hex) => {
    return [0, 2, 4, 6].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join('.')
  })
}

/** As these services write it: with hyphens for colons. */
function v6Address(label: string): string[] {
  const url = `https://[${label.replaceAll('-', ':')}]`
  return URL.canParse(url) ? [new URL(url).hostname] : []
}
