import { paths } from '@tessera/contracts/paths'
import { wayInSlot } from '@tessera/contracts/slots'
import { Link, Slot, useAddress } from '@tessera/module/react'
import { PageTitle } from '@tessera/ui/page-title'
import { Spinner } from '@tessera/ui/spinner'
import { type ReactElement, useRef } from 'react'
import { hostOf, type SiteQuery } from '../pictures/other-sites/site-query.ts'
import { usePictures } from '../pictures/page-pictures/use-pictures.ts'
import { words as pageWords } from '../pictures/page-pictures/words.ts'
import styles from './from-site.module.css'
import { useSiteDraft } from './site-draft.ts'
import { SitePane } from './site-pane.tsx'
import { usePopupSize } from './use-popup-size.ts'
import { useWaitingTime } from './use-waiting-time.ts'
import { words } from './words.ts'

/** Marks the address to return to after log-in. */
const marker = ['arrived', '1'] as const

function nextOf({ pathname, search }: { readonly pathname: string; readonly search: string }) {
  const query = new URLSearchParams(search)
  query.set(...marker)
  return `${pathname}?${query}`
}

interface VisitorViewProps {
  readonly site: SiteQuery
  readonly isPopup: boolean
}

/** Shows a visitor the pin that they are about to save, with the log-in form beside it. */
export function VisitorView({ site, isPopup }: VisitorViewProps): ReactElement {
  const next = nextOf(useAddress())
  const found = usePictures(site)
  const draft = useSiteDraft(site)
  const isOver = useWaitingTime(found.looking) === 'over'
  const pane = useRef<HTMLElement>(null)
  usePopupSize(pane, isPopup)
  return (
    <div className={styles.visitor}>
      <PageTitle className={styles.title ?? ''}>{words.title()}</PageTitle>
      <SitePane
        ref={pane}
        {...{ site, found, draft, isOver }}
        onTake={(image) => draft.change({ image })}
      >
        <p role="status" className={styles.said}>
          {found.looking && !isOver
            ? pageWords.looking({ host: hostOf(site) })
            : found.addresses.length === 0
              ? words.noPictureYet()
              : null}
        </p>
      </SitePane>
      <div className={styles.panel}>
        <Slot
          slot={wayInSlot}
          input={{ source: 'pinBookmarklet', next }}
          loading={<Spinner />}
          absent={<Link to={paths.login.to({ next })}>{words.logIn()}</Link>}
        />
      </div>
    </div>
  )
}
