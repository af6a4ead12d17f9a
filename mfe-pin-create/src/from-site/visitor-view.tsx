import { outsidePictureUrl } from '@tessera/contracts/calls/outside-pages'
import { paths } from '@tessera/contracts/paths'
import { wayInSlot } from '@tessera/contracts/slots'
import { Link, Slot, useAddress } from '@tessera/module/react'
import { Icon } from '@tessera/ui/icon'
import { PageTitle } from '@tessera/ui/page-title'
import { Spinner } from '@tessera/ui/spinner'
import { type CSSProperties, useState } from 'react'
import type { Arrival } from './arrival.ts'
import styles from './from-site.module.css'
import { hostOf } from './host-of.ts'
import { usePictures } from './use-pictures.ts'
import { words } from './words.ts'

/** Says on the way back that somebody was here before they got in. */
const marker = ['arrived', '1'] as const

function nextOf({ pathname, search }: { readonly pathname: string; readonly search: string }) {
  const query = new URLSearchParams(search)
  query.set(...marker)
  return `${pathname}?${query}`
}

/** The picture as it will be saved, in the colour that came along until it is there. */
function Draft({ arrival }: { readonly arrival: Arrival }) {
  const { addresses, looking } = usePictures(arrival)
  const [first] = addresses
  const [isGone, setGone] = useState(false)
  const host = hostOf(arrival)
  const behind: CSSProperties = arrival.color === undefined ? {} : { background: arrival.color }
  return (
    <figure className={styles.draft}>
      <div className={styles.frame} style={behind}>
        {first !== undefined && !isGone ? (
          <img
            className={styles.picture}
            src={outsidePictureUrl(first)}
            alt={words.picture({ host })}
            onError={() => setGone(true)}
          />
        ) : looking ? (
          <Spinner />
        ) : (
          <span className={styles.bare}>
            <Icon name="image" size={48} />
            {isGone ? words.pictureGone() : words.noPictureYet()}
          </span>
        )}
      </div>
      <figcaption className={styles.caption}>
        {arrival.description === '' ? null : (
          <span className={styles.description}>{arrival.description}</span>
        )}
        <span className={styles.host}>{words.from({ host })}</span>
      </figcaption>
    </figure>
  )
}

/** What a visitor sees: what they are about to save, and the way in beside it. */
export function VisitorView({ arrival }: { readonly arrival: Arrival }) {
  const next = nextOf(useAddress())
  return (
    <div className={styles.visitor}>
      <PageTitle className={styles.title ?? ''}>{words.title()}</PageTitle>
      <Draft arrival={arrival} />
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
