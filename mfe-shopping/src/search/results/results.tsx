import type { SearchResults as Found } from '@tessera/contracts/entities/search'
import type { SearchScope } from '@tessera/contracts/entities/search-scope'
import {
  filterParamsIn,
  filtersIn,
  filtersOfScope,
  filterText,
} from '@tessera/contracts/filter-params'
import { searchOf } from '@tessera/contracts/search-address'
import { searchFiltersSlot } from '@tessera/contracts/slots'
import { Link, Slot, useLayout } from '@tessera/module/react'
import { Skeleton } from '@tessera/ui/skeleton'
import { lazy, type ReactElement, type ReactNode, Suspense } from 'react'
import { AdvisoryNotices } from '../advisory/notices.tsx'
import { isColumnKept } from '../filters/column/column-choice.ts'
import { asTyped } from '../query/addresses.ts'
import { useSearchHead } from '../query/use-search.ts'
import { FoundBoards } from './found-boards.tsx'
import { FoundPeople } from './found-people.tsx'
import { FoundPins } from './found-pins.tsx'
import { nothingTitle } from './nothing-title.ts'
import styles from './page.module.css'
import { Refinements } from './refinements.tsx'
import { words } from './words.ts'

interface ResultsProps {
  readonly scope: SearchScope
  readonly text: string
  readonly query: URLSearchParams
}

// Most searches find something.
const NothingFound = lazy(
  () => import(/* webpackChunkName: "nothing-found" */ './nothing-found.tsx'),
)

/** The severity of an abusive search, for which no results are shown. */
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

/** Takes the room of the filters until they have loaded, and of their column where it was left open. */
function FiltersWaiting({ scope, query }: Pick<ResultsProps, 'scope' | 'query'>): ReactElement {
  const hasApplied = filterText(filtersIn(scope, filterParamsIn(query))) !== ''
  const isColumn = useLayout().size === 'wide' && isColumnKept()
  return (
    <div
      aria-hidden="true"
      data-filter-column={isColumn ? '' : undefined}
      data-applied={hasApplied ? '' : undefined}
      className={styles.filtersWaiting}
    />
  )
}

/** Says which corrected words were searched for, and links to the typed words. */
function Corrected(props: {
  readonly corrected: string
  readonly text: string
  readonly scope: SearchScope
  readonly query: URLSearchParams
}): ReactElement {
  const { corrected, text, scope, query } = props
  return (
    <div role="status" className={styles.corrected}>
      <p className={styles.instead}>
        {words.showingFor()} <strong>{corrected}</strong>
      </p>
      <p className={styles.typed}>
        {words.insteadFor()}{' '}
        <Link to={asTyped(scope, query)} className={styles.typedLink}>
          {text}
        </Link>
      </p>
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
    <Suspense>
      <NothingFound {...{ scope, text, query }} />
    </Suspense>
  )
  switch (scope) {
    case 'boards':
      return <FoundBoards search={search} empty={empty} />
    case 'users':
      return <FoundPeople search={search} empty={empty} />
    default:
      return <FoundPins search={search} scope={scope} empty={empty} goesOn={!careful} />
  }
}

/**
 * The results of a search: notices, the correction, refinements and the list. Below a notice the
 * empty state gives no advice: somebody who looks for help is not told to check the spelling.
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
        <div className={styles.filtered}>
          <Slot
            slot={searchFiltersSlot}
            input={{ scope, query: text, address: query.toString() }}
            loading={
              filtersOfScope[scope].length > 0 ? <FiltersWaiting {...{ scope, query }} /> : null
            }
            quiet
          />
          <List {...props} careful={(head?.advisory?.notices.length ?? 0) > 0} />
        </div>
      )}
    </>
  )
}
