import { limits } from '@tessera/contracts/limits'
import { Button } from '@tessera/ui/button'
import { Icon } from '@tessera/ui/icon'
import type { ReactElement } from 'react'
import { lazy, Suspense } from 'react'
import { ViewBoundary } from '../modules/view-boundary.tsx'
import styles from './search.module.css'
import { searchTo } from './search-address.ts'
import { SearchField } from './search-field.tsx'
import type { SearchShell, SuggestionsProps } from './search-shell.ts'
import { useSearch } from './use-search.ts'
import { words } from './words.ts'

// Keeps what only a search needs out of the first load.
const Suggestions = lazy(
  () => import(/* webpackChunkName: "search-suggestions" */ './suggestions.tsx'),
)

/** Loads the suggestions. The field works without them when they fail to load. */
function Offered(props: SuggestionsProps): ReactElement {
  const report = (thrown: unknown) =>
    props.shell.parts.report({ code: 'search-failed', from: 'shell', detail: String(thrown) })
  return (
    <ViewBoundary onThrow={report} fallback={() => null}>
      <Suspense fallback={null}>
        <Suggestions {...props} />
      </Suspense>
    </ViewBoundary>
  )
}

/** The header's search field. A module owns the results page. */
export function SearchBox({ shell }: { readonly shell: SearchShell }): ReactElement {
  const search = useSearch(shell)
  const { viewer, phone, field, scope, text, composing, open, help, setText, show } = search
  return (
    <search className={`${styles.search} ${open ? styles.open : ''}`} onBlur={search.leave}>
      <form
        action={searchTo(scope, '').split('?')[0]}
        className={styles.form}
        onSubmit={search.submit}
      >
        {open && phone ? (
          <Button kind="plain" square aria-label={words.back()} onClick={() => show(false)}>
            <Icon name="back" />
          </Button>
        ) : null}
        <SearchField
          {...{ field, text, help }}
          hint={composing || !open ? '' : help.hint}
          maxLength={limits.searchQueryMax}
          onText={(typed) => {
            setText(typed)
            show(true)
          }}
          onComposing={search.setComposing}
          onOpen={() => show(true)}
        />
      </form>
      {search.wanted ? (
        <Offered
          {...{ shell, viewer, field, text, composing, open, scope, phone }}
          onHelp={search.setHelp}
          onText={setText}
          onShow={show}
          onGo={search.go}
        />
      ) : null}
    </search>
  )
}
