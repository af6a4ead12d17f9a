const ports = new Set(['', '80', '443'])

/**
 * Parses a URL that the service may request: http or https, its default port, no name and password.
 * The parser normalizes numbers in other notations (octal, one number, full-width).
 */
export function fitUrl(
  text: string,
  { base, alsoPort }: { readonly base?: URL; readonly alsoPort?: number } = {},
): URL | undefined {
  const url = URL.parse(text, base)
  if (url === null) return undefined
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined
  if (url.username !== '' || url.password !== '') return undefined
  if (!ports.has(url.port) && Number(url.port) !== alsoPort) return undefined
  url.hash = ''
  return url
}
