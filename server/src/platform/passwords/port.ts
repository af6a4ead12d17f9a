/** Hashes passwords. */
export interface Passwords {
  hash(password: string): Promise<string>
  verify(password: string, hash: string): Promise<boolean>
  /** True when the hash was made with other parameters than the current ones. */
  needsRehash(hash: string): boolean
  /**
   * Takes the time of a verification for an account that doesn't exist, so that timing reveals
   * nothing.
   */
  burn(password: string): Promise<void>
}
