import { parseUrl } from '@tessera/contracts/parse-url'
import { paths } from '@tessera/contracts/paths'
import type { ReactElement, ReactNode } from 'react'

/** The `rel` of every outside link: no opener, no referrer, no endorsement. */
const rel = 'noopener noreferrer nofollow ugc'

/**
 * Renders an outside link: an anchor to the check at /offsite/, which opens safe links and warns about
 * others. It needs no script, so middle clicks, the keyboard and copied addresses go through the check
 * too. Renders nothing for an invalid URL.
 *
 *     <OutsideLink url={pin.link} pinId={pin.id}>{site}</OutsideLink>
 */
export function OutsideLink({
  url,
  pinId,
  ad,
  className,
  onFollow,
  children,
}: {
  readonly url: string | null
  /** The pin that has the link. The service then opens a safe link at once, and counts the click. */
  readonly pinId?: string | undefined
  /** `tracking_params` of a pin that is shown as an ad, whose destination the link is. */
  readonly ad?: string | null | undefined
  readonly className?: string | undefined
  /** Called when the link is followed, in this tab or another. */
  readonly onFollow?: (() => void) | undefined
  readonly children: ReactNode
}): ReactElement | null {
  const href = offsiteHref(url, pinId, ad)
  if (href === undefined) return null
  return (
    <a
      href={href}
      target="_blank"
      rel={rel}
      className={className}
      onClick={onFollow}
      onAuxClick={onFollow}
    >
      {children}
    </a>
  )
}

/** Returns the address of the check for an outside link; undefined for an invalid URL. */
export function offsiteHref(
  url: string | null,
  pinId?: string,
  ad?: string | null,
): string | undefined {
  const link = url === null ? null : parseUrl(url)
  if (link === null || (link.protocol !== 'http:' && link.protocol !== 'https:')) return undefined
  const { href } = link
  return paths.offsite.to({ url: href, pin_id: pinId, client_tracking_params: ad ?? undefined })
}
