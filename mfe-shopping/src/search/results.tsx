import type { SearchResults as Found } from '@tessera/contracts/entities/search'
import type { SearchScope } from '@tessera/contracts/entities/search-scope'
import { searchOf } from '@tessera/contracts/search-address'
import { searchFiltersSlot } from '@tessera/contracts/slots'
import { Slot } from '@tessera/module/react'
import { Skeleton } from '@tessera/ui/skeleton'
import type { ReactElement, ReactNode } from 'react'
import { AdvisoryNotices } from './advisory/notices.tsx'
import { Corrected } from './corrected.tsx'
import { FoundBoards } from './found-boards.tsx'
import { FoundPeople } from './found-people.tsx'
import { FoundPins } from './found-pins.tsx'
import { NothingFound, nothingTitle } from './nothing-found.tsx'
import styles from './page.module.css'
import { Refinements } from './refinements.tsx'
import { useSearchHead } from './use-search.ts'
import { words } from './words.ts'

interface ResultsProps {
  readonly scope: SearchScope
  readonly text: string
  readonly query: URLSearchParams
}

/** What is abusive is not searched for at all. */
const abusive = 0

const chipWidths = [92, 120, 84, 104, 132, 96]

function ChipsWaiting(): ReactElement {
  return (
    <div aria-hidden="true" className={styles.chipsWaiting}>
      {chipWidths.map((width) => (
        <Skeleton key={width} width={width} height={40} radius="var(--r-full)" />
      ))}
    </div>
  )
}

function Head({ head, ...props }: ResultsProps & { readonly head: Found }): ReactElement {
  const { scope, text, query } = props
  const { advisory, corrected_query: corrected, modules } = head
  return (
    <>
      {advisory === null || advisory.notices.length === 0 ? null : (
        <AdvisoryNotices advisory={advisory} label={words.notice()} />
      )}
      {corrected === null ? null : <Corrected {...{ corrected, text, scope, query }} />}
      <Refinements {...{ modules, scope, query }} />
    </>
  )
}

function List({
  scope,
  text,
  query,
  careful,
}: ResultsProps & { readonly careful: boolean }): ReactNode {
  const search = searchOf(scope, query)
  const empty = careful ? (
    <p className={styles.notShown}>{nothingTitle[scope]({ query: text })}</p>
  ) : (
    <NothingFound {...{ scope, text, query }} />
  )
  switch (scope) {
    case 'boards':
      return <FoundBoards search={search} empty={empty} />
    case 'users':
      return <FoundPeople search={search} empty={empty} />
    default:
      return <FoundPins search={search} scope={scope} empty={empty} />
  }
}

/**
 * What a search comes to: notices, what was searched for instead, what narrows it, what was found.
 * Under a notice nothing is made light of: who looks for help is not told to mind the spelling.
 */
export function Results(props: ResultsProps): ReactElement {
  const { scope, text, query } = props
  const { data: head, isPending } = useSearchHead(searchOf(scope, query))
  const hidden = head?.advisory?.severity === abusive
  return (
    <>
      {isPending && scope === 'pins' ? <ChipsWaiting /> : null}
      {head === undefined ? null : <Head {...props} head={head} />}
      {hidden ? (
        <p className={styles.notShown}>{words.notShown()}</p>
      ) : (
        <>
          <Slot slot={searchFiltersSlot} input={{ scope, query: text }} loading={null} />
          <List {...props} careful={(head?.advisory?.notices.length ?? 0) > 0} />
        </>
      )}
    </>
  )
}
