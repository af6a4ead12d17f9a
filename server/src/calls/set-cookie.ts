/** A cookie to set; a value of null deletes it. */
export interface SetCookie {
  /** The `__Host-` prefix keeps other hosts of the site from setting it. */
  readonly name: `__Host-${string}`
  readonly value: string | null
  readonly maxAgeSeconds: number
}
