/** One letter to one address. */
export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  /** Names the letter, so that it is one even when it is sent twice. */
  readonly key?: string
}

/** What sends letters. It answers once a letter is safe with whoever delivers it. */
export interface Mail {
  send(letter: Letter): Promise<void>
}
