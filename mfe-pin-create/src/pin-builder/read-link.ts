import { limits } from '@tessera/contracts/limits'

/** What was written as a link: nothing, an address, or something that is none. */
export type ReadLink =
  | { readonly kind: 'none' }
  | { readonly kind: 'address'; readonly url: string }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'long' }

const hasScheme = /^[a-z][a-z0-9+.-]*:/i
const looksLikeHost = /^[^\s/:?#]+\.[^\s/:?#]+(:\d+)?([/?#]|$)/

/** Reads a link: http and https alone; an address without its scheme is taken as https. */
export function readLink(written: string): ReadLink {
  const text = written.trim()
  if (text === '') return { kind: 'none' }
  const whole = looksLikeHost.test(text) && !/^[^/]*@/.test(text) ? `https://${text}` : text
  if (!hasScheme.test(whole)) return { kind: 'wrong' }
  const url = URL.parse(whole)
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  if (url === null || !isWeb || !/^https?:\/\/[^/]/i.test(whole)) return { kind: 'wrong' }
  return url.href.length > limits.pinLinkMax ? { kind: 'long' } : { kind: 'address', url: url.href }
}
