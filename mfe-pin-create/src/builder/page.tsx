import { useTitle } from '@tessera/module/react'
import { BookmarkletOffer } from '../from-site/bookmarklet-offer.tsx'
import { words } from '../words.ts'
import { BuilderForm } from './form.tsx'
import { useBuilder } from './use-builder.ts'

/** The page that makes a pin from a picture of the device. */
export default function BuilderPage() {
  useTitle(words.title())
  return (
    <BuilderForm builder={useBuilder()} title={words.title()}>
      <BookmarkletOffer />
    </BuilderForm>
  )
}
