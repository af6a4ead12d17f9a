import type { SearchScope } from '@tessera/contracts/entities/search-scope'
import { filterParamsIn, filtersIn, filterText } from '@tessera/contracts/filter-params'
import { refinementsIn } from '@tessera/contracts/refined-address'
import { searchOf } from '@tessera/contracts/search-address'
import { useShell, useViewer } from '@tessera/module/react'
import { Onward } from '@tessera/pins/onward'
import { Button } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { type ReactElement, type ReactNode, useId } from 'react'
import { ChipLink, ChipLinks } from '../../topics/links/chip-link.tsx'
import { useAppliedLinks } from '../filters/use-applied-links.ts'
import { words as filterWords } from '../filters/words.ts'
import { broader, queryIn, searchFor, unfiltered, unrefined } from '../query/addresses.ts'
import { FoundElsewhere } from './found-elsewhere.tsx'
import { FoundPins } from './found-pins.tsx'
import { nothingTitle } from './nothing-title.ts'
import styles from './page.module.css'
import { words } from './words.ts'

interface NothingFoundProps {
  readonly scope: SearchScope
  readonly text: string
  readonly query: URLSearchParams
}

/** The title, the reason, and the one thing to do. */
function Reason(props: {
  readonly title: string
  readonly why: string
  readonly to: string
  readonly label: string
}): ReactElement {
  const { title, why, to, label } = props
  const { navigate } = useShell()
  const action = (
    <Button kind="primary" href={to} onNavigate={navigate}>
      {label}
    </Button>
  )
  return (
    <EmptyState title={title} action={action}>
      {why}
    </EmptyState>
  )
}

/** Returns the suggested action: search all pins, a broader search, or the home feed. */
function nextStep(scope: SearchScope, text: string) {
  if (scope !== 'pins')
    return {
      why: scope === 'my_pins' ? words.nothingOfYours() : words.nothing(),
      to: searchFor(text),
      label: words.showAllPins(),
    }
  const [wider] = broader(text)
  return wider === undefined
    ? { why: words.nothing(), to: '/', label: words.allIdeas() }
    : { why: words.nothing(), to: searchFor(wider), label: words.searchFor({ query: wider }) }
}

/** A search whose words alone find nothing: other searches, boards and people, then related ideas. */
function NoneAtAll({ scope, text }: Omit<NothingFoundProps, 'query'>): ReactElement {
  const isVisitor = useViewer() === null
  const step = nextStep(scope, text)
  const others = broader(text)
    .map((each) => ({ label: each, to: searchFor(each, scope) }))
    .filter(({ to }) => to !== step.to)
  // Visitors find people only when they ask for people (S6.9).
  const people =
    isVisitor && scope !== 'users'
      ? [{ label: words.searchPeople({ query: text }), to: searchFor(text, 'users') }]
      : []
  const links = [...others, ...people]
  return (
    <div className={styles.nothing}>
      <Reason title={nothingTitle[scope]({ query: text })} {...step} />
      {links.length === 0 ? null : (
        <ChipLinks label={words.scopes()} wrap>
          {links.map(({ label, to }) => (
            <ChipLink key={to} to={to}>
              {label}
            </ChipLink>
          ))}
        </ChipLinks>
      )}
      <FoundElsewhere text={text} scope={scope} />
      <Onward after={{ query: text }} title={words.related()} />
    </div>
  )
}

/** The results of a wider search, under a heading. */
function WiderResults(props: {
  readonly title: string
  readonly address: string
  readonly scope: SearchScope
  readonly text: string
}): ReactElement {
  const { title, address, scope, text } = props
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.related}>
        {title}
      </h2>
      <FoundPins
        search={searchOf(scope, queryIn(address))}
        scope={scope}
        empty={<NoneAtAll scope={scope} text={text} />}
      />
    </section>
  )
}

/** Filters that leave nothing: each can be removed, and the results without them follow. */
function NoneWithFilters({ scope, text, query }: NothingFoundProps): ReactElement {
  const applied = useAppliedLinks({ scope, query })
  const address = unfiltered(scope, query)
  return (
    <div className={styles.nothing}>
      <Reason
        title={nothingTitle[scope]({ query: text })}
        why={words.nothingFiltered()}
        to={address}
        label={words.clearFilters()}
      />
      {applied.length === 0 ? null : (
        <ChipLinks label={words.nothingWith()} wrap>
          {applied.map(({ label, to }) => (
            <ChipLink key={to} to={to}>
              {filterWords.remove({ filter: label })}
            </ChipLink>
          ))}
        </ChipLinks>
      )}
      <WiderResults title={words.withoutFilters()} {...{ address, scope, text }} />
    </div>
  )
}

/** Words to narrow a search that leave nothing: the whole search follows. */
function NoneRefined({ scope, text, query }: NothingFoundProps): ReactElement {
  const address = unrefined(scope, query)
  return (
    <div className={styles.nothing}>
      <Reason
        title={nothingTitle[scope]({ query: text })}
        why={words.nothingNarrowed()}
        to={address}
        label={words.showAll({ query: text })}
      />
      <WiderResults title={words.allOf({ query: text })} {...{ address, scope, text }} />
    </div>
  )
}

/** A search that found nothing: why, and what comes nearest. */
export default function NothingFound(props: NothingFoundProps): ReactNode {
  const { scope, text, query } = props
  if (filterText(filtersIn(scope, filterParamsIn(query))) !== '')
    return <NoneWithFilters {...props} />
  if (refinementsIn(query).length > 0) return <NoneRefined {...props} />
  return <NoneAtAll scope={scope} text={text} />
}
