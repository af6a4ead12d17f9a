import { isIpAddress, isPublicAddress } from '../../../platform/pages/public-address.ts'

const innerNames = /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa)$/

/**
 * True when an address names a machine that is not on the public internet: by its number, or by a name that only
 * networks of their own have. Browsers would be led there, so that such pictures are not even offered; what the service
 * itself may reach is decided when it connects.
 */
export function leadsInside({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  // URLs write each number of a machine with a digit at its end, or with colons.
  if (/\d$|:/.test(host) && isIpAddress(host)) return !isPublicAddress(host)
  return innerNames.test(host) || !host.includes('.')
}
