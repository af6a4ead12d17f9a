import { webLink } from '@tessera/contracts/web-link'
import { isPublicSuffix } from './public-suffixes.ts'

const digits = /^\d+$/
const isAddress = (host: string): boolean =>
  host.startsWith('[') || digits.test(host.split('.').at(-1) ?? '')

const domain = /^(?=.{1,253}$)(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/

/** Parses a domain from a list, in any script; undefined when it's invalid. */
export function domainOf(text: string): string | undefined {
  if (text.length > 253 || /[\s/?#@\\:%[\]]/.test(text)) return undefined
  const host = webLink(`http://${text}/`)?.host
  return host !== undefined && (domain.test(host) || isAddress(host)) ? host : undefined
}

/**
 * Returns a host and its parent domains, nearest first, up to the registered one:
 * `a.b.example.co.uk`, `b.example.co.uk`, `example.co.uk`.
 */
export function domainsOver(host: string): readonly string[] {
  if (isAddress(host)) return [host]
  const labels = host.split('.')
  const names = labels.map((_, at) => labels.slice(at).join('.'))
  const registered = names.filter((name) => !isPublicSuffix(name))
  return registered.length === 0 ? [host] : registered
}

/** Returns the registered domain of a host. */
export const registeredDomain = (host: string): string => domainsOver(host).at(-1) ?? host
