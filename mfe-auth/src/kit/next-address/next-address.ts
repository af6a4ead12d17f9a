import { matchPath } from '@tessera/contracts/match-path'
import { paths } from '@tessera/contracts/paths'

const longest = 2_000

// Max layers of percent-encoding; an address with more is refused.
const layers = 4

// A base that cannot exist: an address that resolves to another origin leads to another site.
const nowhere = 'https://own.invalid'

const logInPages: readonly string[] = [paths.login.pattern, paths.signup.pattern]

const hasControl = (text: string): boolean =>
  [...text].some((letter) => letter < ' ' || letter === '\u007f')

const isOwnLayer = (path: string): boolean =>
  path.startsWith('/') && !path.includes('//') && !path.includes('\\') && !hasControl(path)

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

function isOwnPath(path: string): boolean {
  let layer: string | undefined = path
  for (let depth = 0; depth < layers; depth += 1) {
    if (layer === undefined || !isOwnLayer(layer)) return false
    const below = decoded(layer)
    if (below === layer) return true
    layer = below
  }
  return false
}

/**
 * Returns the path to open after a log-in, from the address's `next`. Other sites and the log-in
 * and sign-up pages are refused, however they are encoded.
 */
export function nextAddress(next: string | null): string | undefined {
  if (next === null || next.length > longest || hasControl(next) || next.includes('\\')) {
    return undefined
  }
  const [path = ''] = next.split(/[?#]/)
  if (!isOwnPath(path)) return undefined
  const url = new URL(next, nowhere)
  if (url.origin !== nowhere || !isOwnPath(url.pathname)) return undefined
  if (logInPages.some((pattern) => matchPath(pattern, url.pathname) !== undefined)) return undefined
  return `${url.pathname}${url.search}${url.hash}`
}
