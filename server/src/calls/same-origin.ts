/**
 * Whether a request that changes something was sent by a page of this product. Browsers say where a
 * request comes from in one header or the other; what says neither is not let through.
 */
export function isSameOrigin(headers: Headers, origin: string): boolean {
  const site = headers.get('Sec-Fetch-Site')
  const sentFrom = headers.get('Origin')
  if (site !== null && site !== 'same-origin') return false
  if (sentFrom !== null) return sentFrom === origin
  return site === 'same-origin'
}

/**
 * Whether a browser says that a page of another site asks. An address that is opened by hand is asked
 * for by nobody's page, and a browser too old to tell is believed.
 */
export function isFromElsewhere(headers: Headers): boolean {
  const site = headers.get('Sec-Fetch-Site')
  return site !== null && site !== 'same-origin' && site !== 'none'
}

const fileTypes = /^(image\/[\w.+-]+|application\/octet-stream)$/

/** Whether a body has the type that the call takes. A form of another site cannot set either. */
export function hasContentType(headers: Headers, body: 'json' | 'file'): boolean {
  const [type = ''] = (headers.get('Content-Type') ?? '').split(';')
  const given = type.trim().toLowerCase()
  return body === 'json' ? given === 'application/json' : fileTypes.test(given)
}
