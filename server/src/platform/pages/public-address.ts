import ipaddr from 'ipaddr.js'

/** Public by number, but a cloud provider's service for its own machines. */
const metadataAddresses = new Set(['168.63.129.16'])

/** The public range of IPv6; the rest is reserved. */
const [globalUnicast, globalBits] = ipaddr.IPv6.parseCIDR('2000::/3')

/** Addresses that tunnel to the IPv4 address in their last 32 bits (ISATAP). */
const tunnels = (parts: readonly number[]): boolean =>
  parts[5] === 0x5efe && (parts[4] === 0 || parts[4] === 0x200)

/** True for an IP address, of the public internet or not. */
export const isIpAddress = (text: string): boolean => ipaddr.isValid(text)

/**
 * True for an address of the public internet, as sockets write it. Refuses every range that carries
 * another address inside (mapped, compatible, 6to4, NAT64, Teredo).
 */
export function isPublicAddress(text: string): boolean {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) {
    const address = ipaddr.IPv4.parse(text)
    // A part with a leading zero is octal to some and decimal to others.
    if (address.toString() !== text) return false
    return address.range() === 'unicast' && !metadataAddresses.has(text)
  }
  if (!ipaddr.IPv6.isValid(text) || text.includes('%')) return false
  const address = ipaddr.IPv6.parse(text)
  return (
    address.range() === 'unicast' &&
    address.match(globalUnicast, globalBits) &&
    !tunnels(address.parts)
  )
}
