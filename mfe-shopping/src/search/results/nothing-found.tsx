import type { SearchScope } from '@tessera/contracts/entities/search-scope'
import { filterParamsIn, filtersIn, filterText } from '@tessera/contracts/filter-params'
import { refinementsIn } from '@tessera/contracts/refined-address'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import type { ReactElement } from 'react'
import { ChipLink, ChipLinks } from '../../topics/links/chip-link.tsx'
import { TopicLinks } from '../../topics/links/topic-links.tsx'
import { broader, searchFor, unfiltered, unrefined } from '../query/addresses.ts'
import { FoundElsewhere } from './found-elsewhere.tsx'
import styles from './page.module.css'
import { words } from './words.ts'

/** Titles of the empty state, by scope. */
export const nothingTitle: Readonly<
  Record<SearchScope, (values: { readonly query: string }) => string>
> = {
  pins: words.noPins,
  my_pins: words.noMyPins,
  buyable_pins: words.noProducts,
  boards: words.noBoards,
  users: words.noPeople,
}

/** Returns the suggested action: clear the filters or refinements, search all pins, or browse all topics. */
function nextStep(scope: SearchScope, text: string, query: URLSearchParams) {
  if (filterText(filtersIn(scope, filterParamsIn(query))) !== '')
    return {
      why: words.nothingFiltered(),
      to: unfiltered(scope, query),
      label: words.clearFilters(),
    }
  if (refinementsIn(query).length > 0)
    return {
      why: words.nothingNarrowed(),
      to: unrefined(scope, query),
      label: words.showAll({ query: text }),
    }
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

/** The empty state of a search: a reason and the next steps. */
export function NothingFound(props: {
  readonly scope: SearchScope
  readonly text: string
  readonly query: URLSearchParams
}): ReactElement {
  const { scope, text, query } = props
  const { navigate } = useShell()
  const { why, to, label } = nextStep(scope, text, query)
  const others = broader(text).map((each) => [each, searchFor(each, scope)] as const)
  return (
    <div className={styles.nothing}>
      <EmptyState
        title={nothingTitle[scope]({ query: text })}
        action={
          <Button kind="primary" href={to} onNavigate={navigate}>
            {label}
          </Button>
        }
      >
        {why}
      </EmptyState>
      {others.filter(([, address]) => address !== to).length === 0 ? null : (
        <ChipLinks label={words.scopes()} wrap>
          {others
            .filter(([, address]) => address !== to)
            .map(([each, address]) => (
              <ChipLink key={each} to={address}>
                {each}
              </ChipLink>
            ))}
        </ChipLinks>
      )}
      <FoundElsewhere text={text} scope={scope} />
      <TopicLinks label={words.perhaps()} />
    </div>
  )
}
