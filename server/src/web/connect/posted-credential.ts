import { cookieOf } from '../../calls/cookies.ts'

const name = 'g_csrf_token'
const credentialMax = 8_192
const credentialMin = 20

/**
 * Returns the credential that Google's script posted. Undefined without the script's token, or when
 * the token of the form isn't that of the cookie: another site can post a form, but not read or set
 * our cookie.
 */
export function readPostedCredential(
  cookies: string | null,
  form: URLSearchParams,
): string | undefined {
  const tokens = form.getAll(name)
  const [token = ''] = tokens
  if (token === '' || tokens.length > 1 || cookieOf(cookies, name) !== token) return undefined
  const [credential = '', ...more] = form.getAll('credential')
  const fits = credential.length >= credentialMin && credential.length <= credentialMax
  return fits && more.length === 0 ? credential : undefined
}
