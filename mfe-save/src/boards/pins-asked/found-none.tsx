import { Button } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import type { ReactElement } from 'react'
import { words } from './words.ts'

/** Says that a search found no pins, and offers to show all pins. */
export function FoundNone({
  title,
  why,
  onShowAll,
}: {
  readonly title: string
  readonly why: string
  readonly onShowAll: () => void
}): ReactElement {
  return (
    <EmptyState title={title} action={<Button onClick={onShowAll}>{words.showAll()}</Button>}>
      {why}
    </EmptyState>
  )
}
