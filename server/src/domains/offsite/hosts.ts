import { isPublicSuffix } from './public-suffixes.ts'

/** A link as it will be opened. */
export interface WebLink {
  readonly url: string
  /** In lower case and Punycode, without a dot at the end. */
  readonly host: string
  /** It shows one host and leads to another: what stands before an @ is no host. */
  readonly isDisguised: boolean
}

const digits = /^\d+$/
const isAddress = (host: string): boolean =>
  host.startsWith('[') || digits.test(host.split('.').at(-1) ?? '')

/** Reads a link the way browsers do; undefined for one that is not of the web. */
export function webLink(text: string): WebLink | undefined {
  const url = URL.parse(text)
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return undefined
  const host = url.hostname.replace(/\.+$/, '')
  if (host === '' || host.includes('..')) return undefined
  return { url: url.href, host, isDisguised: url.username !== '' || url.password !== '' }
}

const domain = /^(?=.{1,253}$)(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/

/** Reads a domain as lists write it, in any letters; undefined for what is none. */
export function domainOf(text: string): string | undefined {
  if (text.length > 253 || /[\s/?#@\\:%[\]]/.test(text)) return undefined
  const host = webLink(`http://${text}/`)?.host
  return host !== undefined && (domain.test(host) || isAddress(host)) ? host : undefined
}

/**
 * A host and the domains that it belongs to, the nearest first, up to the one that somebody has
 * registered: `a.b.example.co.uk`, `b.example.co.uk`, `example.co.uk`.
 */
export function domainsOver(host: string): readonly string[] {
  if (isAddress(host)) return [host]
  const labels = host.split('.')
  const names = labels.map((_, at) => labels.slice(at).join('.'))
  const registered = names.filter((name) => !isPublicSuffix(name))
  return registered.length === 0 ? [host] : registered
}

/** The domain that somebody has registered, which a host's owner answers for. */
export const registeredDomain = (host: string): string => domainsOver(host).at(-1) ?? host
