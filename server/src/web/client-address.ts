/**
 * Returns the network address that limits are counted by: the peer's own, or the one that a trusted
 * proxy forwards. Ignores everybody else's header.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | null,
  trustedProxies: readonly string[],
): string {
  const own = peer ?? 'unknown'
  if (!trustedProxies.includes(own) || forwardedFor === null) return own
  const hops = forwardedFor.split(',').map((hop) => hop.trim())
  return hops.toReversed().find((hop) => !trustedProxies.includes(hop)) ?? own
}
