/** One email to one address. */
export interface Email {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  /** Stops such emails by one POST; mail programs show a button for it. */
  readonly unsubscribeUrl?: string
  /** Identifies the email, so that a second sending doesn't count as another one. */
  readonly key?: string
}

/** Sends emails. Resolves when the mail server has accepted one. */
export interface Mail {
  send(email: Email): Promise<void>
}
