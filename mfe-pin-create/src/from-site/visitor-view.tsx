import { paths } from '@tessera/contracts/paths'
import { wayInSlot } from '@tessera/contracts/slots'
import { Link, Slot, useAddress } from '@tessera/module/react'
import { Icon } from '@tessera/ui/icon'
import { PageTitle } from '@tessera/ui/page-title'
import { Spinner } from '@tessera/ui/spinner'
import { type CSSProperties, useState } from 'react'
import { usePictures } from '../page-pictures/use-pictures.ts'
import { OutsidePicture } from '../ways-in/outside-picture.tsx'
import styles from './from-site.module.css'
import { hostOf, type SiteQuery } from './site-query.ts'
import { words } from './words.ts'

/** Marks the address to return to after log-in. */
const marker = ['arrived', '1'] as const

function nextOf({ pathname, search }: { readonly pathname: string; readonly search: string }) {
  const query = new URLSearchParams(search)
  query.set(...marker)
  return `${pathname}?${query}`
}

/** Shows the picture to be saved, on its placeholder color while it loads. */
function Draft({ site }: { readonly site: SiteQuery }) {
  const { addresses, looking } = usePictures(site)
  const [first] = addresses
  const [isGone, setGone] = useState(false)
  const host = hostOf(site)
  const behind: CSSProperties = site.color === undefined ? {} : { background: site.color }
  return (
    <figure className={styles.draft}>
      <div className={styles.frame} style={behind}>
        {first !== undefined && !isGone ? (
          <OutsidePicture
            className={styles.picture}
            address={first}
            alt={words.picture({ host })}
            onGone={() => setGone(true)}
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
        {site.description === '' ? null : (
          <span className={styles.description}>{site.description}</span>
        )}
        <span className={styles.host}>{words.from({ host })}</span>
      </figcaption>
    </figure>
  )
}

/** Shows a visitor the pin that they are about to save, with the log-in form beside it. */
export function VisitorView({ site }: { readonly site: SiteQuery }) {
  const next = nextOf(useAddress())
  return (
    <div className={styles.visitor}>
      <PageTitle className={styles.title ?? ''}>{words.title()}</PageTitle>
      <Draft site={site} />
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
