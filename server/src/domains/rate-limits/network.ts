import ipaddr from 'ipaddr.js'

/**
 * What limits count an address under: an IPv4 address is one household or office, of an IPv6 address
 * the first 64 bits are, since whoever has one has 2^64.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${parsed.toByteArray().slice(0, 8).join('.')}/64`
}
