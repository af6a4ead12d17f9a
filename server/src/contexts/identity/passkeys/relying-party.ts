/** The site that passkeys belong to. */
export interface RelyingParty {
  /** The host that authenticators bind a passkey to. A port is no part of it. */
  readonly id: string
  /** The only origin whose pages may use them, with its scheme and port. */
  readonly origin: string
}

/** Returns the site that passkeys belong to, at the product's public origin. */
export const relyingPartyOf = (publicOrigin: string): RelyingParty => ({
  id: new URL(publicOrigin).hostname,
  origin: new URL(publicOrigin).origin,
})
