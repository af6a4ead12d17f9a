/** A cookie for the browser; a value of null takes it away. */
export interface SetCookie {
  /** Begins with `__Host-`, so that no other host of the site can set it. */
  readonly name: `__Host-${string}`
  readonly value: string | null
  readonly maxAgeSeconds: number
}
