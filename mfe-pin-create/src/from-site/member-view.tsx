import { useEffect } from 'react'
import { BuilderForm } from '../builder/form.tsx'
import { type Beginning, type BuilderPage, useBuilder } from '../builder/use-builder.ts'
import styles from './from-site.module.css'
import { OtherPictures } from './other-pictures.tsx'
import { Saved } from './saved.tsx'
import { hostOf, type SiteQuery } from './site-query.ts'
import { type Pictures, usePictures } from './use-pictures.ts'
import { words } from './words.ts'

function beginningOf(
  { page, picture, description, color, guid, method }: SiteQuery,
  stays: boolean,
): Beginning {
  return {
    place: guid ?? page ?? picture ?? '',
    draft: { description, link: page ?? '' },
    origin: {
      method,
      ...(guid === undefined ? {} : { guid }),
      ...(color === undefined ? {} : { color }),
    },
    stays,
  }
}

/** Chooses the first picture once it is known, unless another has been chosen by then. */
function useFirstPicture({ addresses: [first] }: Pictures, { picture, bring }: BuilderPage) {
  useEffect(() => {
    if (first !== undefined && picture.kind === 'none') bring(first)
    // Runs once: a picture that was removed does not come back by itself.
  }, [first])
}

/** Shows a member the builder with the values of the other site, then that the pin is saved. */
export function MemberView({
  site,
  closes,
}: {
  readonly site: SiteQuery
  readonly closes: boolean
}) {
  const builder = useBuilder(beginningOf(site, closes))
  const pictures = usePictures(site)
  useFirstPicture(pictures, builder)
  const { state, picture } = builder
  if (closes && state.kind === 'published') return <Saved pin={state.pin} />
  const { addresses, looking, none } = pictures
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
        {looking ? words.looking({ host: hostOf(site) }) : null}
        {picture.kind === 'none' ? none : null}
      </p>
    </BuilderForm>
  )
}
