import { HouseTextKind, isAlwaysThere } from '@tessera/contracts/house-words'
import { z } from '@tessera/contracts/schema'
import type { PageProps } from '@tessera/module'
import { FindIdeas } from '@tessera/module/find-ideas'
import { useTitle } from '@tessera/module/react'
import { EmptyState } from '@tessera/ui/empty-state'
import { TextPage } from './text-page.tsx'
import { policyWords as words } from './words.ts'

function NotHere() {
  useTitle(words.missing())
  return (
    <EmptyState isPage title={words.missing()} action={<FindIdeas />}>
      {words.missingWhy()}
    </EmptyState>
  )
}

/** A text that the house wrote, such as its rules. */
export default function HouseTextPage({ params }: PageProps<{ readonly text: string }>) {
  const { data: kind } = z.safeParse(HouseTextKind, params.text)
  if (kind === undefined || isAlwaysThere(kind)) return <NotHere />
  return <TextPage kind={kind} />
}
