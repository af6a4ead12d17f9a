import type { PinId } from '@tessera/contracts/ids'
import { paths } from '@tessera/contracts/paths'
import { timings } from '@tessera/contracts/timings'
import { Link } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { PageTitle } from '@tessera/ui/page-title'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import type { SiteQuery } from '../pictures/other-sites/site-query.ts'
import { ConnectUpsell, useConnectOffer } from './connect-upsell.tsx'
import type { ChosenPlace } from './flow.ts'
import styles from './from-site.module.css'
import { leave } from './site-window.ts'
import { words } from './words.ts'

/** Returns the text of a pin that was saved. */
export const savedText = ({ board, section }: ChosenPlace): string =>
  section === null
    ? words.saved({ board: board.name })
    : words.savedIn({ section: section.title, board: board.name })

interface SavedProps {
  readonly site: SiteQuery
  readonly pinId: PinId
  readonly place: ChosenPlace
  /** Address of the pin's image. */
  readonly picture: string | undefined
  readonly isPopup: boolean
  readonly isSectionStep: boolean
  readonly onAnother: () => void
}

/** Leaves after a while, unless an offer waits for an answer. Says when the window does not close. */
function useLeaving({ isPopup, isSectionStep }: SavedProps, isHeld: boolean) {
  const [isStuck, setStuck] = useState(false)
  const go = () => {
    // A browser that closes the window, or leaves, draws nothing more.
    if (leave({ isPopup, isSectionStep }) === 'close') setStuck(true)
  }
  const latest = useRef(go)
  latest.current = go
  useEffect(() => {
    if (isHeld) return
    const after = isPopup ? timings.bookmarkletAutoClose : timings.toast
    const timer = setTimeout(() => latest.current(), after)
    return () => clearTimeout(timer)
  }, [isHeld, isPopup])
  return { isStuck, go }
}

/** Says that the pin is saved, and leaves after a while. */
export function Saved(props: SavedProps): ReactElement {
  const { site, pinId, place, picture, isPopup, onAnother } = props
  const title = useRef<HTMLHeadingElement>(null)
  const connect = useConnectOffer(site.page, true)
  const { isStuck, go } = useLeaving(props, connect.isOffered)
  useEffect(() => title.current?.focus(), [])
  return (
    <article className={styles.saved}>
      {picture === undefined ? null : <img className={styles.savedPicture} src={picture} alt="" />}
      <PageTitle ref={title}>{savedText(place)}</PageTitle>
      <p className={styles.host}>
        {isStuck ? words.closeByHand() : isPopup ? words.closes() : words.returns()}
      </p>
      <div className={styles.savedActs}>
        <Button kind="primary" onClick={go}>
          {isPopup ? words.close() : words.done()}
        </Button>
        <Button onClick={onAnother}>{words.another()}</Button>
      </div>
      <Link className={styles.see ?? ''} to={paths.pin.to({ pinId })}>
        {words.see()}
      </Link>
      {connect.isOffered ? <ConnectUpsell onEnd={connect.end} /> : null}
    </article>
  )
}
