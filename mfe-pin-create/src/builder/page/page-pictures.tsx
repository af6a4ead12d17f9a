import { Button } from '@tessera/ui/button'
import { useEffect } from 'react'
import { hostOf } from '../../pictures/other-sites/site-query.ts'
import styles from '../../pictures/page-pictures/page-pictures.module.css'
import { CardOffer, PictureOffer } from '../../pictures/page-pictures/picture-offer.tsx'
import { usePictures } from '../../pictures/page-pictures/use-pictures.ts'
import { words } from '../../pictures/page-pictures/words.ts'
import { words as common } from '../../words.ts'
import type { BuilderPage } from '../draft/open-draft.ts'

interface PagePicturesProps {
  readonly builder: BuilderPage
  readonly page: string
  /** True when the page was entered to save from, so that it replaces what the last page brought. */
  readonly isEntered: boolean
  /** False for a page whose pictures stay while another one is looked up, which alone says what becomes of it. */
  readonly isLast: boolean
  /** Called once the page was read. */
  readonly onRead: () => void
}

/** True for a picture that came from a page, which the next page's replaces. */
const isFromPage = (picture: BuilderPage['picture']): boolean =>
  'isFromWeb' in picture
    ? picture.isFromWeb
    : 'source' in picture && typeof picture.source === 'string'

/**
 * Takes the own picture, the title and the address of a page into the builder once the page was read, and offers its
 * other pictures. A page that can't be read changes nothing; a picture of the device stays.
 */
export function PagePictures(props: PagePicturesProps) {
  const { builder, page, isEntered, isLast, onRead } = props
  const asked = { page, picture: undefined }
  const { addresses, looking, isRead, none, title, again } = usePictures(asked)
  const { picture, bring, remove, send } = builder
  const [first] = addresses
  const host = hostOf(asked)
  const link = isEntered ? page : undefined
  useEffect(() => {
    if (!isRead) return
    onRead()
    const isReplaced = isEntered && isFromPage(picture)
    const own = picture.kind === 'none' || isReplaced ? first : undefined
    send({ type: 'page-found', title, link, hasPicture: own !== undefined })
    if (own !== undefined) bring(own)
    else if (isReplaced) remove()
    // Runs once: a picture that was removed does not come back by itself.
  }, [isRead])
  /** Takes the image of a title, with the address of a page that could not be read. */
  const takeCard = (card: File) => {
    if (!isRead) send({ type: 'page-found', title: '', link, hasPicture: false })
    builder.choose(card)
  }
  const others =
    addresses.length > 1 ? (
      <PictureOffer
        addresses={addresses}
        preview={'preview' in picture ? picture.preview : undefined}
        onTake={bring}
      />
    ) : null
  if (!isLast) return others
  return (
    <>
      {others}
      <p role="status" className={styles.said}>
        {looking ? words.looking({ host }) : null}
        {picture.kind === 'none' || !isRead ? none?.text : null}
      </p>
      {again === null ? null : (
        <Button size="small" onClick={again}>
          {common.retry()}
        </Button>
      )}
      {picture.kind === 'none' && none?.isForbidden === false ? (
        <CardOffer title={builder.state.draft.title} host={host} onDrawn={takeCard} />
      ) : null}
    </>
  )
}
