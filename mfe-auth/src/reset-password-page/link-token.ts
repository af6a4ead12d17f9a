const secret = /^[\w-]{20,100}$/

/** The secret in a link's fragment, which no server and no log ever sees. */
export function linkToken(fragment: string): string | undefined {
  const [, token = ''] = /^#(?:token=)?(.*)$/.exec(fragment) ?? []
  return secret.test(token) ? token : undefined
}
