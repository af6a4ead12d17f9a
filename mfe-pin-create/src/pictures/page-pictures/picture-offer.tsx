import { outsidePictureUrl } from '@tessera/contracts/calls/outside-pages'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { useState } from 'react'
import { OutsidePicture } from '../other-sites/outside-picture.tsx'
import { drawCard } from './draw-card.ts'
import styles from './page-pictures.module.css'
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
