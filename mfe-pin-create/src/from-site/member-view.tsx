import type { Pin } from '@tessera/contracts/entities/pin'
import { useEffect, useState } from 'react'
import { BuilderForm } from '../builder/form.tsx'
import { type Beginning, type BuilderPage, useBuilder } from '../builder/use-builder.ts'
import type { Arrival } from './arrival.ts'
import styles from './from-site.module.css'
import { hostOf } from './host-of.ts'
import { OtherPictures } from './other-pictures.tsx'
import { Saved } from './saved.tsx'
import { type Pictures, usePictures } from './use-pictures.ts'
import { words } from './words.ts'

function beginningOf(
  { page, picture, description, color, guid, method }: Arrival,
  onPublished: Beginning['onPublished'],
): Beginning {
  return {
    place: guid ?? page ?? picture ?? '',
    draft: { description, link: page ?? '' },
    origin: {
      method,
      ...(guid === undefined ? {} : { guid }),
      ...(color === undefined ? {} : { color }),
    },
    onPublished,
  }
}

/** The first picture is taken as soon as it is known, unless somebody has chosen another by then. */
function useFirstPicture({ addresses: [first] }: Pictures, { state, bring }: BuilderPage) {
  useEffect(() => {
    if (first !== undefined && state.picture.phase === 'none') bring(first)
    // Once, when it comes: a picture that was taken away does not come back by itself.
  }, [first])
}

/** What a member sees: the builder with what came along, then that it is saved. */
export function MemberView({
  arrival,
  closes,
}: {
  readonly arrival: Arrival
  readonly closes: boolean
}) {
  const [saved, setSaved] = useState<Pin>()
  const builder = useBuilder(
    beginningOf(arrival, (pin) => {
      if (closes) setSaved(pin)
      return closes
    }),
  )
  const pictures = usePictures(arrival)
  useFirstPicture(pictures, builder)
  if (saved !== undefined) return <Saved pin={saved} />
  const { addresses, looking } = pictures
  const { picture } = builder.state
  const isBare = picture.phase === 'none'
  return (
    <BuilderForm builder={builder} title={words.title()}>
      {addresses.length > 1 ? (
        <OtherPictures
          addresses={addresses}
          preview={'preview' in picture ? picture.preview : undefined}
          onTake={builder.bring}
        />
      ) : null}
      <p role="status" className={styles.host}>
        {looking ? words.looking({ host: hostOf(arrival) }) : null}
        {!looking && addresses.length === 0 && isBare ? words.noPicture() : null}
      </p>
    </BuilderForm>
  )
}
