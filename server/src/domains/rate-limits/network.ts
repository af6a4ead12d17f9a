import ipaddr from 'ipaddr.js'

/**
 * Returns the key that limits count an address under: an IPv4 address, or the first 64 bits of an
 * IPv6 address, because one household gets 2^64 of those.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${parsed.toByteArray().slice(0, 8).join('.')}/64`
}
