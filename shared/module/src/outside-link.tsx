import { parseUrl } from '@tessera/contracts/parse-url'
import { paths } from '@tessera/contracts/paths'
import type { ReactElement, ReactNode } from 'react'

/** What every link out of the product says of itself: no opener, no referrer, nobody's recommendation. */
const rel = 'noopener noreferrer nofollow ugc'

/**
 * The one way a link leaves the product: an anchor to the check at /offsite/, which opens what is
 * fine and stops at what is not. No script stands in between, so that a middle click, the keyboard
 * and a copied address all meet the check. What is no web address gives nothing at all.
 *
 *     <OutsideLink url={pin.link} pinId={pin.id}>{site}</OutsideLink>
 */
export function OutsideLink({
  url,
  pinId,
  className,
  onFollow,
  children,
}: {
  readonly url: string | null
  /** The pin whose link it is: with it the service lets a good link pass at once, and counts it. */
  readonly pinId?: string | undefined
  readonly className?: string | undefined
  /** Hears that it is followed, in this tab or another. */
  readonly onFollow?: (() => void) | undefined
  readonly children: ReactNode
}): ReactElement | null {
  const href = offsiteHref(url, pinId)
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

/** Where a link out of the product leads first; nothing for what is no web address. */
export function offsiteHref(url: string | null, pinId?: string): string | undefined {
  const link = url === null ? null : parseUrl(url)
  if (link === null || (link.protocol !== 'http:' && link.protocol !== 'https:')) return undefined
  return paths.offsite.to({ url: link.href, pin_id: pinId })
}
