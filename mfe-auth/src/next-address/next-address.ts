import { matchPath } from '@tessera/contracts/match-path'
import { paths } from '@tessera/contracts/paths'

const longest = 2_000

// More layers of encoding than anybody needs; what is still encoded after them is a trick.
const layers = 4

// An origin that nothing can be reached at: an address that leaves it is not ours.
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
 * Where somebody goes once they are in, from the address's `next`: a path of the product and nothing
 * else. Other sites are refused however they are written, and so are the pages one has just come from.
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
