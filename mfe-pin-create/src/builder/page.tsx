import { useTitle } from '@tessera/module/react'
import { BookmarkletOffer } from '../from-site/bookmarklet-offer.tsx'
import { words } from '../words.ts'
import { BuilderForm } from './form.tsx'
import { useBuilder } from './use-builder.ts'

/** The page where a pin is made. */
export default function BuilderPage() {
  useTitle(words.title())
  return (
    <BuilderForm builder={useBuilder()} title={words.title()}>
      <BookmarkletOffer />
    </BuilderForm>
  )
}
