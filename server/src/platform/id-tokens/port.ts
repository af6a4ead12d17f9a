/** The expected issuer, audience and nonce of an id token. */
export interface ExpectedToken {
  /** The issuer as its discovery document names it. */
  readonly issuer: string
  /** Further spellings of `iss`: Google leaves out the scheme in some tokens. */
  readonly alsoIssuers?: readonly string[]
  /** Our client id at the issuer. */
  readonly clientId: string
  /** The nonce that the log-in began with. */
  readonly nonce: string
  /** The client's secret, for an issuer that signs with it (HS256) instead of a published key. */
  readonly secret?: string
}

/** What a verified id token says. */
export interface IdTokenClaims {
  readonly issuer: string
  readonly subject: string
  /** All claims, which are the issuer's word. */
  readonly claims: Readonly<Record<string, unknown>>
}

/** The outcome of verifying an id token. */
export type VerifiedToken =
  | { readonly ok: true; readonly token: IdTokenClaims }
  /** `unreachable`: the issuer's keys could not be loaded; `wrong`: the token isn't valid. */
  | { readonly ok: false; readonly fault: 'wrong' | 'unreachable'; readonly reason: string }

/** Verifies id tokens: signature, algorithm, issuer, audience, times and nonce. */
export interface IdTokens {
  verify(token: string, expected: ExpectedToken): Promise<VerifiedToken>
  /** Returns the nonce that a token claims, unverified, to find the log-in that it belongs to. */
  claimedNonce(token: string): string | undefined
}
