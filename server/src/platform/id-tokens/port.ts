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

/** The claims of a verified id token. */
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

/** The claims of a log-out token: whose sessions end, or which one. At least one of the two is there. */
export interface LogOutToken {
  readonly jti: string
  readonly subject: string | null
  readonly sid: string | null
}

/** The outcome of verifying a log-out token. */
export type VerifiedLogOut =
  | { readonly ok: true; readonly token: LogOutToken }
  | { readonly ok: false; readonly reason: string }

/** Verifies id tokens: signature, algorithm, issuer, audience, times and nonce. */
export interface IdTokens {
  verify(token: string, expected: ExpectedToken): Promise<VerifiedToken>
  /** Returns the nonce that a token claims, unverified, to find the log-in that it belongs to. */
  claimedNonce(token: string): string | undefined
  /** Verifies a log-out token (OpenID Connect Back-Channel Logout 1.0). Take its `jti` once. */
  verifyLogOut(
    token: string,
    expected: Pick<ExpectedToken, 'issuer' | 'clientId'>,
  ): Promise<VerifiedLogOut>
  /** Returns the issuer and the audience that a token claims, unverified; empty for no token. */
  claimedParties(token: string): {
    readonly issuer: string
    readonly clientIds: readonly string[]
  }
}
