import { useStore } from '@nanostores/react'
import type { FocusEvent, FormEvent, RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import { noHelp } from './field-help.ts'
import { recentSearches } from './recent-searches.ts'
import { queryAt, scopeAt, searchTo } from './search-address.ts'
import type { SearchShell } from './search-shell.ts'

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

/** Holds the search field's state: its text, whether its list is open, and what a search does. */
export function useSearch(shell: SearchShell) {
  const { pathname } = useStore(shell.stores.$address)
  const viewer = useStore(shell.stores.$viewer)
  const { phone } = useStore(shell.stores.$layout)
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useText(shell, field)
  const [composing, setComposing] = useState(false)
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const [help, setHelp] = useState(noHelp)
  const scope = scopeAt(pathname, viewer !== null)
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
    ...{ viewer, phone, field, scope, text, composing, open, wanted, help },
    ...{ setText, setComposing, setHelp, show, go, submit, leave },
  }
}
