const ports = new Set(['', '80', '443'])

/**
 * Reads an address that the service may ask for something: http or https, its usual ports, no name
 * and password. The parser writes numbers in other notations (octal, one number, full-width) plainly.
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
