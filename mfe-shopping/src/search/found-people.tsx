import type { Search } from '@tessera/contracts/search-address'
import { Skeleton } from '@tessera/ui/skeleton'
import type { ReactElement, ReactNode } from 'react'
import styles from './found.module.css'
import { FoundList } from './found-list.tsx'
import { PersonResult } from './person-result.tsx'
import { usePeopleFound } from './use-search.ts'
import { words } from './words.ts'

function Waiting(): ReactElement {
  return (
    <div role="status" aria-label={words.peopleResults()} className={styles.people}>
      {Array.from({ length: 8 }, (_, at) => (
        <div key={at} className={styles.person}>
          <Skeleton width={56} height={56} radius="var(--r-full)" />
          <div className={styles.about}>
            <Skeleton width={140} height={16} />
            <Skeleton width={100} height={12} />
          </div>
        </div>
      ))}
    </div>
  )
}

/** People who were found, as rows with a way to follow them. */
export function FoundPeople(props: {
  readonly search: Search
  readonly empty: ReactNode
}): ReactElement {
  const list = usePeopleFound(props.search)
  return (
    <FoundList
      list={list}
      label={words.peopleResults()}
      className={styles.people}
      waiting={<Waiting />}
      empty={props.empty}
      row={(person) => <PersonResult key={person.id} person={person} />}
    />
  )
}
