import { webLink } from '@tessera/contracts/web-link'
import { domainOf, domainsOver } from '../../base/hosts/hosts.ts'
import { isPublicSuffix } from '../../base/hosts/public-suffixes.ts'

/** The domain of a website, or why it can't be claimed. */
export type ReadWebsite =
  | { readonly domain: string }
  | { readonly fault: 'website-part' }
  | { readonly fault: 'website-shared'; readonly domain: string }

const part = { fault: 'website-part' } as const

/** Strips `www.`, so that a website with and without it is claimed once. */
const withoutWww = (host: string): string => {
  const rest = host.replace(/^www\./, '')
  return isPublicSuffix(rest) ? host : rest
}

/**
 * Reads the address of a website as typed: a domain in ASCII, which stands for the whole website where one
 * of its pages was typed. A host that gives many people a website can't be claimed, nor another port, an IP
 * address or the product itself.
 */
export function readWebsite(typed: string, ownOrigin: string): ReadWebsite {
  const text = typed.trim()
  const link = webLink(/^[a-z][a-z+.-]*:\/\//i.test(text) ? text : `https://${text}`)
  if (link === undefined || link.isDisguised) return part
  if (new URL(link.url).port !== '') return part
  const { host } = link
  const isNamed = domainOf(host) !== undefined && /\.[a-z][a-z0-9-]*$/.test(host)
  if (!isNamed || host.includes('_')) return part
  if (isPublicSuffix(host)) return { fault: 'website-shared', domain: host }
  const own = webLink(ownOrigin)?.host ?? ''
  const domain = withoutWww(host)
  return domainsOver(own).includes(domain) || domain.endsWith(`.${own}`) ? part : { domain }
}
