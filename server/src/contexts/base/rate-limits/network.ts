import ipaddr from 'ipaddr.js'

/** An IPv4 address as `ipaddr` writes it; every call has one, and parsing it takes longer. */
const plainIpv4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/

/**
 * Returns the key that limits count an address under: an IPv4 address, or the first 64 bits of an
 * IPv6 address, because one household gets 2^64 of those.
 */
export function networkOf(address: string): string {
  if (plainIpv4.test(address)) return address
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${parsed.toByteArray().slice(0, 8).join('.')}/64`
}
