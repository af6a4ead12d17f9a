import ipaddr from 'ipaddr.js'

/** Public by their number, and yet a cloud's own service to the machines in it. */
const metadataAddresses = new Set(['168.63.129.16'])

/** What the world can reach over IPv6; the rest of the space is for other purposes or for none. */
const [globalUnicast, globalBits] = ipaddr.IPv6.parseCIDR('2000::/3')

/** Addresses that tunnel to an IPv4 address in their last 32 bits (ISATAP). */
const tunnels = (parts: readonly number[]): boolean =>
  parts[5] === 0x5efe && (parts[4] === 0 || parts[4] === 0x200)

/**
 * Whether an address, in the form that sockets take, is one of the open internet. Everything that
 * carries another address inside (mapped, compatible, 6to4, NAT64, Teredo) is refused as a whole.
 */
export function isPublicAddress(text: string): boolean {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) {
    const address = ipaddr.IPv4.parse(text)
    // A part with a zero in front is octal to some and decimal to others.
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
