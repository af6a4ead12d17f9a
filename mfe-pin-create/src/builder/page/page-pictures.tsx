import { Button } from '@tessera/ui/button'
import { useEffect } from 'react'
import { hostOf } from '../../pictures/other-sites/site-query.ts'
import styles from '../../pictures/page-pictures/page-pictures.module.css'
import { CardOffer, PictureOffer } from '../../pictures/page-pictures/picture-offer.tsx'
import { type PageAsked, usePictures } from '../../pictures/page-pictures/use-pictures.ts'
import { words } from '../../pictures/page-pictures/words.ts'
import { words as common } from '../../words.ts'
import type { BuilderPage } from '../draft/open-draft.ts'

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
