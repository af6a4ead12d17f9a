const secret = /^[\w-]{20,100}$/

/** Returns the token in a link's fragment, which is never sent to a server. */
export function linkToken(fragment: string): string | undefined {
  const [, token = ''] = /^#(?:token=)?(.*)$/.exec(fragment) ?? []
  return secret.test(token) ? token : undefined
}
