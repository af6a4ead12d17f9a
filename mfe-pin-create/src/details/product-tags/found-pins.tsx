import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { searchPins } from '@tessera/contracts/calls/search'
import { useShell } from '@tessera/module/react'
import { pinName, priceText } from '@tessera/pins'
import { QueryRegion } from '@tessera/ui/query-region'
import type { ReactElement } from 'react'
import styles from './product-tags.module.css'
import type { Product } from './tags.ts'
import { words } from './words.ts'

interface FoundPinsProps {
  readonly query: string
  readonly onTake: (product: Product) => void
}

/** Offers the person's own pins that match words. */
export function FoundPins({ query, onTake }: FoundPinsProps): ReactElement {
  const { client, $locale } = useShell()
  const locale = $locale.get()
  const found = useQuery(queryOptions(client, searchPins, { query, scope: 'my_pins' }))
  return (
    <QueryRegion
      query={found}
      failed={words.searchFailed()}
      waiting={
        <p role="status" className={styles.about}>
          {words.searching()}
        </p>
      }
    >
      {({ results }) =>
        results.length === 0 ? (
          <p role="status" className={styles.about}>
            {words.foundNothing()}
          </p>
        ) : (
          <ul className={styles.pins} aria-label={words.found()}>
            {results.map((pin) => (
              <li key={pin.id}>
                <button
                  type="button"
                  className={styles.pin}
                  onClick={() => onTake({ title: pin.title, link: '', pinId: pin.id })}
                >
                  <img src={pin.images['236x'].url} alt="" loading="lazy" />
                  <bdi>{pinName(pin)}</bdi>
                  {pin.price === null ? null : <span>{priceText(pin.price, locale)}</span>}
                </button>
              </li>
            ))}
          </ul>
        )
      }
    </QueryRegion>
  )
}
