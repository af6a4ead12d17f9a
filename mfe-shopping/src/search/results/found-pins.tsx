import type { SearchScope } from '@tessera/contracts/entities/search-scope'
import type { Search } from '@tessera/contracts/search-address'
import { Onward } from '@tessera/pins/onward'
import { PinList } from '@tessera/pins/pin-list'
import type { ReactElement, ReactNode } from 'react'
import { useId, useMemo, useRef } from 'react'
import {
  useHasRelated,
  usePinsFound,
  useRelatedFound,
  useSearchedWords,
} from '../query/use-search.ts'
import styles from './page.module.css'
import { words } from './words.ts'

interface FoundPinsProps {
  readonly search: Search
  readonly scope: SearchScope
  readonly empty: ReactNode
  /** False where nothing follows the results, such as below advice. */
  readonly goesOn?: boolean
}

type FoundList = ReturnType<typeof usePinsFound>

/** The ids of the pins that a list shows. */
const useShown = (...lists: readonly FoundList['data'][]): ReadonlySet<string> =>
  useMemo(
    () => new Set(lists.flatMap((list) => list?.pages.flatMap(({ data }) => data) ?? []).map(idOf)),
    lists,
  )

const idOf = ({ id }: { readonly id: string }): string => id

/** Pins that are only related to a search, and what follows them. */
function RelatedPins({ search, scope }: Pick<FoundPinsProps, 'search' | 'scope'>): ReactElement {
  const title = useId()
  const list = useRelatedFound(search)
  const shown = useShown(usePinsFound(search).data, list.data)
  const query = useSearchedWords(search)
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className={styles.related}>
        {words.related()}
      </h2>
      <PinList
        list={list}
        label={words.related()}
        restoreKey={`related ${scope}`}
        failure={words.failed()}
        end={<Onward after={{ query }} shown={shown} />}
        empty={null}
      />
    </section>
  )
}

/**
 * The pins that a search finds. Previous pins stay, dimmed, until the new ones have loaded. Results that are
 * all only related give way to the empty state, which continues with nearer ideas.
 */
export function FoundPins(props: FoundPinsProps): ReactElement {
  const { search, scope, empty, goesOn = true } = props
  const list = usePinsFound(search)
  const hasRelated = useHasRelated(search)
  const loaded = useShown(list.data)
  const shown = useRef('')
  if (!list.isPlaceholderData) shown.current = JSON.stringify(search)
  const query = useSearchedWords(search)
  const onward = <Onward after={{ query }} title={words.related()} shown={loaded} />
  return (
    <div className={styles.found} aria-busy={list.isPlaceholderData}>
      <PinList
        key={shown.current}
        list={list}
        label={words.results()}
        restoreKey={`search ${scope}`}
        failure={words.failed()}
        hasMore={!hasRelated}
        end={hasRelated || !goesOn ? null : onward}
        empty={empty}
      />
      {hasRelated && loaded.size > 0 ? <RelatedPins search={search} scope={scope} /> : null}
    </div>
  )
}
