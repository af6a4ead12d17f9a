/**
 * True when a page of the product sent the request. Browsers say so in `Sec-Fetch-Site` or `Origin`; a
 * request with neither header is not trusted.
 */
export function isFromOwnPage(headers: Headers, origin: string): boolean {
  const site = headers.get('Sec-Fetch-Site')
  const sentFrom = headers.get('Origin')
  if (site !== null && site !== 'same-origin') return false
  if (sentFrom !== null) return sentFrom === origin
  return site === 'same-origin'
}

/**
 * True when the browser says that a page of another site sent the request. An address typed by hand
 * comes from no page, and browsers too old to send the header are trusted.
 */
export function isFromOtherSite(headers: Headers): boolean {
  const site = headers.get('Sec-Fetch-Site')
  return site !== null && site !== 'same-origin' && site !== 'none'
}

/**
 * Returns the origin of a request that a page of its own host claims to have sent, when it differs from the
 * product's: then the product's may be set wrongly.
 */
export function differingOrigin(request: Request, origin: string): string | undefined {
  const { headers, url } = request
  const sentFrom = headers.get('Origin')
  if (sentFrom === null || sentFrom === origin || !URL.canParse(sentFrom)) return undefined
  // Without https, browsers leave that header out.
  const site = headers.get('Sec-Fetch-Site') ?? 'same-origin'
  const isOwn = site === 'same-origin' && new URL(sentFrom).host === new URL(url).host
  return isOwn ? sentFrom : undefined
}

const fileTypes = /^(image\/[\w.+-]+|application\/octet-stream)$/

/** True when the body has the type that the call takes. A form on another site can't set either type. */
export function hasContentType(headers: Headers, body: 'json' | 'file'): boolean {
  const [type = ''] = (headers.get('Content-Type') ?? '').split(';')
  const given = type.trim().toLowerCase()
  return body === 'json' ? given === 'application/json' : fileTypes.test(given)
}
