/**
 * Encrypts with a key outside the database, so that the tables alone reveal nothing. The purpose is
 * part of the encryption: a text sealed for one row can't be opened for another.
 */
export interface Secrets {
  /** Encrypts a text. */
  seal(purpose: string, text: string): string
  /** Decrypts a text; undefined with another key or purpose. */
  open(purpose: string, sealed: string): string | undefined
  /** Returns a fingerprint that nobody can compute without the key, however short the text. */
  mac(purpose: string, text: string): string
}
