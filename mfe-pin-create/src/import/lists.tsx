import type { Import, ImportListName } from '@tessera/contracts/calls/imports'
import type { ReactElement } from 'react'
import { EntryList } from './entry-list.tsx'
import { words } from './words.ts'

interface ListTexts {
  readonly count: (found: Import) => number
  readonly says: (given: { readonly count: string }) => string
  readonly show: () => string
  readonly label: () => string
}

const texts: Readonly<Record<ImportListName, ListTexts>> = {
  cards: {
    count: ({ cards }) => cards,
    says: words.cards,
    show: words.showCards,
    label: words.cardsLabel,
  },
  failed: {
    count: ({ failed }) => failed,
    says: words.failed,
    show: words.showFailed,
    label: words.failedLabel,
  },
  duplicates: {
    count: ({ duplicates }) => duplicates,
    says: words.duplicates,
    show: words.showDuplicates,
    label: words.duplicatesLabel,
  },
  'left-out': {
    count: (found) => found.left_out_count,
    says: words.leftOut,
    show: words.showLeftOut,
    label: words.leftOutLabel,
  },
  undated: {
    count: ({ undated }) => undated,
    says: words.undated,
    show: words.showUndated,
    label: words.undatedLabel,
  },
}

interface ListsProps {
  readonly found: Import
  readonly lists: readonly ImportListName[]
}

/** Counts what didn't come as it stands in the source, each with a list that opens by a press. */
export function Lists({ found, lists }: ListsProps): ReactElement {
  const filled = lists.filter((list) => texts[list].count(found) > 0)
  return (
    <>
      {filled.map((list) => {
        const { count, says, show, label } = texts[list]
        return (
          // After a retry, a list has other entries: its new key loads it again.
          <div key={`${list} ${count(found)}`}>
            <p>{says({ count: String(count(found)) })}</p>
            <EntryList id={found.id} list={list} label={label()} show={show()} />
          </div>
        )
      })}
    </>
  )
}
