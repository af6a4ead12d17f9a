import type { PageProps } from '@tessera/module'
import { useTitle } from '@tessera/module/react'
import { words } from '../words.ts'
import { DraftForm } from './draft-form.tsx'
import { useDrafts } from './drafts/use-drafts.ts'

/**
 * The page that makes pins from pictures of the device, or from the address of a page. `?board=`
 * chooses their board.
 */
export default function BuilderPage({ query }: PageProps) {
  useTitle(words.title())
  const drafts = useDrafts()
  return drafts.list.drafts.map((listed) => (
    <DraftForm key={listed.id} {...{ listed, drafts, query }} />
  ))
}
