/** Posts messages as JSON to one address. Resolves when it has accepted one. */
export interface Webhook {
  /** `key` is the same for every attempt of one message. */
  post(message: object, key?: string): Promise<void>
}
