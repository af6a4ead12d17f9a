import type { SearchScope } from '@tessera/contracts/entities/search-scope'
import { filtersOfScope } from '@tessera/contracts/filter-params'
import { paths } from '@tessera/contracts/paths'
import { searchedText } from '@tessera/contracts/search-address'
import type { PageProps } from '@tessera/module'
import { useShell, useTitle, useViewer } from '@tessera/module/react'
import { EmptyState } from '@tessera/ui/empty-state'
import { VisuallyHidden } from '@tessera/ui/visually-hidden'
import { type ReactElement, useEffect } from 'react'
import { TopicTiles } from '../../topics/interests/topic-tiles.tsx'
import { ChipLink, ChipLinks } from '../../topics/links/chip-link.tsx'
import { searchFor } from '../query/addresses.ts'
import styles from './page.module.css'
import { Results } from './results.tsx'
import { offeredScope, scopeName, scopesFor } from './scopes.ts'
import { words } from './words.ts'

/** Links to the same search in other scopes. */
function ScopeTabs(props: { readonly scope: SearchScope; readonly text: string }): ReactElement {
  const viewer = useViewer()
  return (
    <ChipLinks label={words.scopes()} quiet>
      {scopesFor(viewer).map((scope) => (
        <ChipLink key={scope} to={searchFor(props.text, scope)} current={scope === props.scope}>
          {scopeName[scope]()}
        </ChipLink>
      ))}
    </ChipLinks>
  )
}

/** Scopes with filters share a list, so that a filter may change the scope. */
const listOf = (scope: SearchScope): SearchScope =>
  filtersOfScope[scope].length > 0 ? 'pins' : scope

/** The search page without a query. */
function NoWords() {
  return (
    <>
      <EmptyState title={words.emptyTitle()}>{words.empty()}</EmptyState>
      <TopicTiles />
    </>
  )
}

/** The search page of one scope; a scope that the viewer cannot search redirects to pins. */
export default function SearchPage({ params, query }: PageProps<{ readonly scope: string }>) {
  const { navigate } = useShell()
  const scope = offeredScope(params.scope, useViewer())
  const text = searchedText(query)
  const toPins = paths.search.to(Object.fromEntries(query))
  useTitle(text === '' ? words.title() : text)
  useEffect(() => {
    if (scope === undefined) navigate(toPins, { replace: true })
  }, [scope, toPins, navigate])
  if (scope === undefined) return null
  return (
    <div className={styles.page}>
      <VisuallyHidden>
        <h1>{text === '' ? words.title() : words.heading({ query: text })}</h1>
      </VisuallyHidden>
      {text === '' ? (
        <NoWords />
      ) : (
        <>
          <ScopeTabs scope={scope} text={text} />
          <Results key={`${listOf(scope)} ${text}`} {...{ scope, text, query }} />
        </>
      )}
    </div>
  )
}
