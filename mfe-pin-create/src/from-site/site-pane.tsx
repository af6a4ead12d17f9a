import { outsidePictureUrl } from '@tessera/contracts/calls/outside-pages'
import { limits } from '@tessera/contracts/limits'
import { HashtagField } from '@tessera/pins/hashtag-field'
import { TextField } from '@tessera/ui/field'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { Spinner } from '@tessera/ui/spinner'
import { type CSSProperties, type ReactElement, type ReactNode, type Ref, useState } from 'react'
import { OutsidePicture } from '../pictures/other-sites/outside-picture.tsx'
import { hostOf, type SiteQuery } from '../pictures/other-sites/site-query.ts'
import { PictureOffer } from '../pictures/page-pictures/picture-offer.tsx'
import type { Pictures } from '../pictures/page-pictures/use-pictures.ts'
import { words as builderWords } from '../words.ts'
import styles from './from-site.module.css'
import type { DraftOfSite } from './site-draft.ts'
import { words } from './words.ts'

interface FrameProps {
  readonly site: SiteQuery
  /** Address of the image to show, where it is here already. */
  readonly preview: string | undefined
  /** Address of the image on the other site. */
  readonly wanted: string | undefined
  readonly isLooking: boolean
}

/** Shows the image that becomes the pin, on its placeholder color while it loads. */
function Frame({ site, preview, wanted, isLooking }: FrameProps): ReactElement {
  const [gone, setGone] = useState<string | null>(null)
  const behind: CSSProperties = site.color === undefined ? {} : { background: site.color }
  const shown = preview ?? wanted
  const isShown = shown !== undefined && gone !== shown
  const alt = words.picture({ host: hostOf(site) })
  const lose = () => setGone(shown ?? null)
  return (
    <div className={styles.frame} style={behind}>
      {!isShown ? null : preview === undefined ? (
        <OutsidePicture
          key={shown}
          className={styles.picture}
          address={shown}
          alt={alt}
          onGone={lose}
        />
      ) : (
        <img className={styles.picture} src={shown} alt={alt} onError={lose} />
      )}
      {isShown ? null : isLooking ? (
        <Spinner />
      ) : (
        <span className={styles.bare}>
          <Icon shape={icons.image} size={48} />
          {gone === null ? words.noPicture() : words.pictureGone()}
        </span>
      )}
    </div>
  )
}

interface SitePaneProps {
  readonly ref?: Ref<HTMLElement>
  readonly site: SiteQuery
  readonly found: Pictures
  readonly draft: DraftOfSite
  /** Address of the image to show, where it is not the one that was chosen on the page. */
  readonly preview?: string | undefined
  /** Takes one of the page's images. */
  readonly onTake: (address: string) => void
  /** True once the search for images counts as over. */
  readonly isOver?: boolean
  /** Drawn below the image, such as what became of it. */
  readonly children?: ReactNode
}

/** Shows the pin of another site: its image, the others of the page to choose from, and its texts. */
export function SitePane(props: SitePaneProps): ReactElement {
  const { ref, site, found, onTake, isOver = false, children } = props
  const { draft, change } = props.draft
  const wanted = draft.image ?? found.addresses[0]
  const shown = props.preview ?? (wanted === undefined ? undefined : outsidePictureUrl(wanted))
  return (
    <section ref={ref} className={styles.site} aria-label={words.from({ host: hostOf(site) })}>
      <Frame {...{ site, wanted }} preview={props.preview} isLooking={found.looking && !isOver} />
      <div className={styles.about}>
        <p className={styles.host}>{words.from({ host: hostOf(site) })}</p>
        {children}
        {found.addresses.length > 1 ? (
          <PictureOffer addresses={found.addresses} preview={shown} onTake={onTake} isRow />
        ) : null}
      </div>
      <TextField
        label={builderWords.pinTitle()}
        maxLength={limits.pinTitleMax}
        value={titleOf(props.draft, found)}
        onChange={({ target }) => change({ title: target.value })}
      />
      <HashtagField
        label={builderWords.description()}
        rows={2}
        value={descriptionOf(props.draft, site)}
        onText={(description) => change({ description })}
      />
    </section>
  )
}

/** Returns the pin's title: as it was typed, or else that of the page. */
export const titleOf = ({ draft }: DraftOfSite, found: Pictures): string =>
  draft.title ?? found.title.trim().slice(0, limits.pinTitleMax)

/** Returns the pin's description: as it was typed, or else as the address brought it. */
export const descriptionOf = ({ draft }: DraftOfSite, { description }: SiteQuery): string =>
  draft.description ?? description
