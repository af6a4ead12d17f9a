import { parseUrl } from './parse-url.ts'

/** A link in the form that browsers open. */
export interface WebLink {
  readonly url: string
  /** In lower case and Punycode, without a trailing dot. */
  readonly host: string
  /** True when user info before an @ makes it look like another host. */
  readonly isDisguised: boolean
}

/** Parses a link as browsers do; undefined when it's not http or https. */
export function webLink(text: string): WebLink | undefined {
  const url = parseUrl(text)
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return undefined
  const host = url.hostname.replace(/\.+$/, '')
  if (host === '' || host.includes('..')) return undefined
  return { url: url.href, host, isDisguised: url.username !== '' || url.password !== '' }
}

/** Parses a link that ads lead to, or a business's site: a web link to a host with a dot in its name. */
export function siteLink(text: string): WebLink | undefined {
  const link = webLink(text.trim())
  return link?.host.includes('.') ? link : undefined
}
