/** One short message to one telephone. */
export interface TextMessage {
  /** In E.164, as +49301234567. */
  readonly to: string
  readonly text: string
  /** Names the message, so that it is one even when it is sent twice. */
  readonly key?: string
}

/** What sends short messages. It answers once a message is safe with whoever delivers it. */
export interface Sms {
  send(message: TextMessage): Promise<void>
}
