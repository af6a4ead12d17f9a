/** Keeps passwords so that nobody can read them back. */
export interface Passwords {
  hash(password: string): Promise<string>
  verify(password: string, hash: string): Promise<boolean>
  /** Whether the hash was made with other parameters than today's. */
  needsRehash(hash: string): boolean
  /** Does the work of a verification for somebody who has no account, so that time tells nothing. */
  burn(password: string): Promise<void>
}
