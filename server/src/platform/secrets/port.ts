/**
 * What is kept with a key that is not in the database, so that whoever reads the tables alone reads
 * nothing. The purpose is part of the lock: what was sealed for one row opens nowhere else.
 */
export interface Secrets {
  /** Locks a text so that it can be read back. */
  seal(purpose: string, text: string): string
  /** Reads a locked text; undefined when the key or the purpose is another. */
  open(purpose: string, sealed: string): string | undefined
  /** A fingerprint that nobody can work out who has not the key, however short the text. */
  mac(purpose: string, text: string): string
}
