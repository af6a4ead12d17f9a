/** Where a pin came from, as a link may lead there. */
interface OutsideLink {
  readonly href: string
  /** The site's name as people know it. */
  readonly site: string
}

/** Reads a pin's link; anything but a web address is no link. */
export function readOutsideLink(link: string | null): OutsideLink | undefined {
  const url = link === null ? null : URL.parse(link)
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return undefined
  return { href: url.href, site: url.hostname.replace(/^www\./, '') }
}
