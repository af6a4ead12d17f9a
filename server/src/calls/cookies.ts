/** A cookie to set; a value of null deletes it. */
export interface SetCookie {
  /** The `__Host-` prefix keeps other hosts of the site from setting it. */
  readonly name: `__Host-${string}`
  readonly value: string | null
  readonly maxAgeSeconds: number
}

/** Serializes a cookie: HTTP-only, same-site and bound to this host. */
export function cookieHeaderOf({ name, value, maxAgeSeconds }: SetCookie): string {
  const age = value === null ? 0 : maxAgeSeconds
  return `${name}=${value ?? ''}; Path=/; Max-Age=${age}; Secure; HttpOnly; SameSite=Lax`
}

/** Reads a cookie's value from a request header. */
export function cookieOf(header: string | null, name: string): string | null {
  for (const part of (header ?? '').split(';')) {
    const [key, ...value] = part.trim().split('=')
    if (key === name) return value.join('=')
  }
  return null
}
