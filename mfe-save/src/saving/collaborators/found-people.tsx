import type { ShareSuggestion } from '@tessera/contracts/entities/share-suggestion'
import { ErrorRegion } from '@tessera/ui/error-region'
import { Skeleton } from '@tessera/ui/skeleton'
import type { ReactElement, ReactNode } from 'react'
import styles from './collaborators.module.css'
import { keyOf } from './suggestion-row.tsx'
import type { FoundPeople } from './use-found-people.ts'
import { words } from './words.ts'

/** A skeleton of rows of people. */
export function PeopleWaiting({ label }: { readonly label: string }): ReactElement {
  return (
    <div role="status" aria-label={label}>
      {[1, 2, 3].map((place) => (
        <div key={place} className={styles.row}>
          <Skeleton width={40} height={40} radius="var(--r-full)" />
          <span className={styles.words}>
            <Skeleton width={140} height={16} />
            <Skeleton width={90} height={12} />
          </span>
        </div>
      ))}
    </div>
  )
}

interface FoundPeopleListProps {
  readonly found: FoundPeople
  /** Renders the row of a person. */
  readonly row: (person: ShareSuggestion) => ReactNode
}

/** Lists the people that were found, or says why there are none. */
export function FoundPeopleList({ found, row }: FoundPeopleListProps): ReactElement {
  const { people, failure, term } = found
  if (people === undefined && failure !== null)
    return (
      <ErrorRegion title={words.searchFailed()} busy={found.retrying} onRetry={found.again}>
        {failure.message}
      </ErrorRegion>
    )
  if (people === undefined) return <PeopleWaiting label={words.waiting()} />
  if (people.length === 0)
    return (
      <p role="status" className={styles.nobody}>
        {term === '' ? words.noneNear() : words.nobody({ term })}
      </p>
    )
  return (
    <ul aria-label={words.found()} className={styles.list}>
      {people.map((person) => (
        <li key={keyOf(person)}>{row(person)}</li>
      ))}
    </ul>
  )
}
