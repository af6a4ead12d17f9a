import { BuilderForm } from '../builder/form.tsx'
import { type Beginning, useBuilder } from '../builder/use-builder.ts'
import { PagePictures } from '../page-pictures/page-pictures.tsx'
import { Saved } from './saved.tsx'
import type { SiteQuery } from './site-query.ts'
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

/** Shows a member the builder with the values of the other site, then that the pin is saved. */
export function MemberView({
  site,
  closes,
}: {
  readonly site: SiteQuery
  readonly closes: boolean
}) {
  const builder = useBuilder(beginningOf(site, closes))
  const { state } = builder
  if (closes && state.kind === 'published' && !('publish_at' in state.pin))
    return <Saved pin={state.pin} />
  return (
    <BuilderForm builder={builder} title={words.title()}>
      <PagePictures builder={builder} page={site.page} picture={site.picture} />
    </BuilderForm>
  )
}
