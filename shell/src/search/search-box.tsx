import { useStore } from '@nanostores/react'
import { limits } from '@tessera/contracts/limits'
import { Button } from '@tessera/ui/button'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import type { FocusEvent, FormEvent, ReactElement, RefObject } from 'react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { ViewBoundary } from '../modules/view-boundary.tsx'
import { loadSuggestions } from './load-suggestions.ts'
import { recentSearches } from './recent-searches.ts'
import styles from './search.module.css'
import { queryAt, scopeAt, searchTo } from './search-address.ts'
import { noHelp, SearchField } from './search-field.tsx'
import type { SearchShell, SuggestionsProps } from './search-shell.ts'
import { words } from './words.ts'

// Keeps what only a search needs out of the first load.
const Suggestions = lazy(loadSuggestions)

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

/**
 * Keeps the field's text: the query of a search page, or what is typed. Text that was not searched for
 * is dropped on the next page, unless the field has the focus.
 */
function useText({ stores }: SearchShell, field: RefObject<HTMLInputElement | null>) {
  const address = useStore(stores.$address)
  const asked = queryAt(address)
  const [text, setText] = useState(asked)
  const at = useRef(address.pathname)
  useEffect(() => setText(asked), [asked])
  useEffect(() => {
    if (at.current === address.pathname) return
    at.current = address.pathname
    if (document.activeElement !== field.current) setText(asked)
  }, [address.pathname, asked, field])
  return [text, setText] as const
}

/** Takes over what was typed into the field of the drawn frame (server/src/web/drawn-frame.ts), and its focus. */
function useTyped(field: RefObject<HTMLInputElement | null>, setText: (text: string) => void) {
  const [drawn] = useState(() =>
    document.querySelector<HTMLInputElement>('.boot-bar input[type="search"]'),
  )
  const [isFocused] = useState(() => drawn !== null && drawn === document.activeElement)
  // After the effects that show the query of the address.
  useEffect(() => {
    if (drawn === null) return
    if (drawn.value !== drawn.defaultValue) setText(drawn.value)
    if (isFocused) field.current?.focus()
  }, [drawn, isFocused, field, setText])
}

/** Holds the search field's state: its text, whether its list is open, and what a search does. */
function useSearch(shell: SearchShell) {
  const { pathname } = useStore(shell.stores.$address)
  const viewer = useStore(shell.stores.$viewer)
  const { phone } = useStore(shell.stores.$layout)
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useText(shell, field)
  useTyped(field, setText)
  const [composing, setComposing] = useState(false)
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const [help, setHelp] = useState(noHelp)
  const scope = scopeAt(pathname)
  const show = (isShown: boolean) => {
    setOpen(isShown)
    if (isShown) setWanted(true)
    else if (phone) field.current?.blur()
  }
  const go = (to: string, query: string | null) => {
    if (query !== null) recentSearches(localStorage, viewer).add(query)
    setText(query ?? '')
    show(false)
    shell.parts.navigate(to)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const query = text.trim()
    if (query !== '') go(searchTo(scope, query), query)
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // A phone keyboard's 'Done' blurs without a new focus: the full-screen search stays open.
    const isElsewhere = relatedTarget === null ? !phone : !currentTarget.contains(relatedTarget)
    if (isElsewhere) setOpen(false)
  }
  return {
    viewer,
    phone,
    field,
    scope,
    text,
    composing,
    open,
    wanted,
    help,
    setText,
    setComposing,
    setHelp,
    show,
    go,
    submit,
    leave,
  }
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
            <Icon shape={icons.back} />
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
