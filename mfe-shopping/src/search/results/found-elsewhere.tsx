import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { typeahead } from '@tessera/contracts/calls/search'
import type { TypeaheadItem } from '@tessera/contracts/entities/search'
import type { SearchScope } from '@tessera/contracts/entities/search-scope'
import { Link, useShell } from '@tessera/module/react'
import { Avatar } from '@tessera/ui/avatar'
import { type ReactElement, useId } from 'react'
import { ChipLink, ChipLinks } from '../../topics/links/chip-link.tsx'
import { searchFor } from '../query/addresses.ts'
import styles from './found.module.css'
import { words } from './words.ts'

const itemsMax = 12

const kindOf = {
  user: words.person,
  board: words.board,
  topic: words.topic,
} as const

type Named = TypeaheadItem & { readonly type: keyof typeof kindOf }

const isNamed = (item: TypeaheadItem): item is Named => item.type in kindOf

/** A person, board or topic, with its picture. */
function NamedRow({ item }: { readonly item: Named }): ReactElement {
  const { type, label, url, image } = item
  return (
    <li className={styles.person}>
      <Link to={url} className={styles.who}>
        {type === 'user' ? (
          <Avatar id={url} name={label} picture={image ?? undefined} size={56} decorative />
        ) : (
          <span className={styles.cover}>
            {image === null ? null : <img src={image} alt="" width={56} height={56} />}
          </span>
        )}
        <span className={styles.about}>
          <span className={styles.name} dir="auto">
            {label}
          </span>
          <span className={styles.small}>{kindOf[type]()}</span>
        </span>
      </Link>
    </li>
  )
}

/**
 * Offers other results for the words of a search that found nothing: a corrected word, and people, boards
 * and a topic. Draws nothing while it loads or when there is nothing.
 */
export function FoundElsewhere(props: {
  readonly text: string
  readonly scope: SearchScope
}): ReactElement | null {
  const { text, scope } = props
  const title = useId()
  const input = { term: text, pin_scope: 'pins' as const, count: itemsMax }
  const { data } = useQuery(queryOptions(useShell().client, typeahead, input))
  const shown = { users: 'user', boards: 'board' }[String(scope)]
  const named = (data?.items ?? []).filter(isNamed).filter(({ type }) => type !== shown)
  const others = (data?.items ?? []).filter(
    ({ type, query }) => type === 'query' && query !== text.toLowerCase(),
  )
  if (named.length + others.length === 0) return null
  return (
    <>
      {others.length === 0 ? null : (
        <ChipLinks label={words.didYouMean()} wrap>
          {others.map(({ query, label }) => (
            <ChipLink key={query} to={searchFor(query)}>
              {label}
            </ChipLink>
          ))}
        </ChipLinks>
      )}
      {named.length === 0 ? null : (
        <section aria-labelledby={title} className={styles.elsewhere}>
          <h2 id={title} className={styles.title}>
            {words.elsewhere()}
          </h2>
          <ul aria-labelledby={title} className={styles.people}>
            {named.map((item) => (
              <NamedRow key={item.url} item={item} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
