/** One text message to one phone. */
export interface TextMessage {
  /** In E.164, such as +49301234567. */
  readonly to: string
  readonly text: string
  /** Identifies the message, so that a second sending doesn't count as another one. */
  readonly key?: string
}

/** Sends text messages. Resolves when the provider has accepted one. */
export interface Sms {
  send(message: TextMessage): Promise<void>
}
