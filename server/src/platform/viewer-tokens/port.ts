/** A public key as a JSON Web Key. */
export type PublicKey = Readonly<Record<string, unknown>>

/**
 * Signs short tokens that say who asks. All instances have the same keys, which follow from the service's
 * secret and from the time, and change every week.
 */
export interface ViewerTokens {
  /** Signs claims as a JSON Web Signature by the present key. */
  sign(claims: Readonly<Record<string, unknown>>): Promise<string>
  /** Returns the public keys: the present one, the one before and the next one. */
  keys(): Promise<readonly PublicKey[]>
}
