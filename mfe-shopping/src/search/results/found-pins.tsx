import type { SearchScope } from '@tessera/contracts/entities/search-scope'
import type { Search } from '@tessera/contracts/search-address'
import { PinList } from '@tessera/pins/pin-list'
import type { ReactElement, ReactNode } from 'react'
import { useRef } from 'react'
import { usePinsFound } from '../query/use-search.ts'
import styles from './page.module.css'
import { words } from './words.ts'

/** The pins that a search finds. Previous pins stay, dimmed, until the new ones have loaded. */
export function FoundPins(props: {
  readonly search: Search
  readonly scope: SearchScope
  readonly empty: ReactNode
}): ReactElement {
  const { search, scope, empty } = props
  const list = usePinsFound(search)
  const shown = useRef('')
  if (!list.isPlaceholderData) shown.current = JSON.stringify(search)
  return (
    <div className={styles.found} aria-busy={list.isPlaceholderData}>
      <PinList
        key={shown.current}
        list={list}
        label={words.results()}
        restoreKey={`search ${scope}`}
        failure={words.failed()}
        end={words.end()}
        empty={empty}
      />
    </div>
  )
}
