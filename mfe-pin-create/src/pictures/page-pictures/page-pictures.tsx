import { outsidePictureUrl } from '@tessera/contracts/calls/outside-pages'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { useEffect, useState } from 'react'
import type { BuilderPage } from '../../builder/draft/open-draft.ts'
import { words as common } from '../../words.ts'
import { OutsidePicture } from '../other-sites/outside-picture.tsx'
import { hostOf } from '../other-sites/site-query.ts'
import { drawCard } from './draw-card.ts'
import styles from './page-pictures.module.css'
import { type PageAsked, usePictures } from './use-pictures.ts'
import { words } from './words.ts'

interface OfferProps {
  readonly addresses: readonly string[]
  /** Address of the picture in the builder. */
  readonly preview: string | undefined
  readonly onTake: (address: string) => void
  /** True where there is room for one row only, which scrolls. */
  readonly isRow?: boolean
}

/** Offers the pictures of a page; a picture that does not load is left out. */
export function PictureOffer({ addresses, preview, onTake, isRow = false }: OfferProps) {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const there = addresses.filter((address) => !gone.has(address))
  return (
    <fieldset className={styles.others}>
      <legend className={styles.said}>{words.others()}</legend>
      <div className={isRow ? styles.row : styles.grid}>
        {there.map((address, at) => (
          <button
            key={address}
            type="button"
            className={styles.other}
            aria-pressed={outsidePictureUrl(address) === preview}
            onClick={() => onTake(address)}
          >
            <OutsidePicture
              address={address}
              alt={words.other({ number: at + 1, count: there.length })}
              loading="lazy"
              onGone={() => setGone((before) => new Set([...before, address]))}
            />
          </button>
        ))}
      </div>
    </fieldset>
  )
}

interface CardOfferProps {
  readonly title: string
  readonly host: string
  readonly onDrawn: (card: File) => void
}

/** Draws the title as a picture, for a link without one. */
export function CardOffer({ title, host, onDrawn }: CardOfferProps) {
  const { toast } = useShell()
  async function draw(): Promise<void> {
    const card = await drawCard(title.trim() || host, host)
    if (card === undefined) toast({ text: words.notDrawn(), tone: 'bad' })
    else onDrawn(card)
  }
  return (
    <Button size="small" onClick={() => void draw()}>
      {words.drawCard()}
    </Button>
  )
}

interface PagePicturesProps extends PageAsked {
  readonly builder: BuilderPage
}

/**
 * Takes the first picture and the title of a page into the builder, and offers its other pictures.
 * A picture that was chosen meanwhile stays.
 */
export function PagePictures({ builder, page, picture: asked, guid }: PagePicturesProps) {
  const { addresses, looking, none, title, again } = usePictures({ page, picture: asked, guid })
  const { picture, bring, send } = builder
  const [first] = addresses
  const host = hostOf({ page, picture: asked })
  useEffect(() => {
    if (first !== undefined && picture.kind === 'none') bring(first)
    // Runs once: a picture that was removed does not come back by itself.
  }, [first])
  useEffect(() => {
    if (title !== '') send({ type: 'title-found', title })
  }, [title])
  return (
    <>
      {addresses.length > 1 ? (
        <PictureOffer
          addresses={addresses}
          preview={'preview' in picture ? picture.preview : undefined}
          onTake={bring}
        />
      ) : null}
      <p role="status" className={styles.said}>
        {looking ? words.looking({ host }) : null}
        {picture.kind === 'none' ? none?.text : null}
      </p>
      {picture.kind === 'none' && again !== null ? (
        <Button size="small" onClick={again}>
          {common.retry()}
        </Button>
      ) : null}
      {picture.kind === 'none' && none?.isForbidden === false ? (
        <CardOffer title={builder.state.draft.title} host={host} onDrawn={builder.choose} />
      ) : null}
    </>
  )
}
