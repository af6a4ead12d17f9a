import type { Log } from '../platform/log/port.ts'
import { warnOnce } from '../platform/log/warn-once.ts'
import { addressIn } from '../platform/proxies/address-in.ts'
import type { TrustedProxies } from '../platform/proxies/trusted-proxies.ts'

/**
 * Returns the network address that limits are counted by: the peer's own, or the first one from the right
 * in X-Forwarded-For that is no trusted proxy. Ignores the header of everybody else, and all of it that is
 * left of a part that can't be read.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | null,
  proxies: TrustedProxies,
): string {
  const own = addressIn(peer ?? '') ?? peer ?? 'unknown'
  if (forwardedFor === null || !proxies.has(own)) return own
  let nearest = own
  for (const part of forwardedFor.split(',').toReversed()) {
    const hop = part.trim()
    if (hop === '') continue
    const address = addressIn(hop)
    if (address === undefined) return nearest
    if (!proxies.has(address)) return address
    nearest = address
  }
  return nearest
}

/** Headers by which a proxy says whose request it forwards. */
const forwarding = ['X-Forwarded-For', 'Forwarded', 'X-Real-IP'] as const

/** Warns once about a peer that forwards and isn't trusted: everybody behind it shares its address. */
export function warnOfForwarder(
  log: Log,
  { headers, peer }: { readonly headers: Headers; readonly peer: string | undefined },
  proxies: TrustedProxies,
): void {
  if (peer === undefined || !forwarding.some((name) => headers.has(name))) return
  if (proxies.has(peer)) return
  warnOnce(log, 'proxy.untrusted', peer, {
    peer,
    fix: `If ${peer} is a proxy of yours, add it to TRUSTED_PROXIES: until then everybody behind it shares its limits.`,
  })
}
