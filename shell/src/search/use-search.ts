import { useStore } from '@nanostores/react'
import type { FocusEvent, FormEvent, RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import { noHelp } from './field-help.ts'
import { recentSearches } from './recent-searches.ts'
import { queryAt, scopeAt, searchTo } from './search-address.ts'
import type { SearchShell } from './search-shell.ts'

/**
 * The text in the field, which is what was searched for whenever the page is another search. What was
 * begun and left is forgotten on the next page, unless somebody is writing just then.
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

/** What the search field knows and does, before and beside what is offered in it. */
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
    // A phone's own 'Done' takes the focus nowhere: what fills its screen stays.
    const isElsewhere = relatedTarget === null ? !phone : !currentTarget.contains(relatedTarget)
    if (isElsewhere) setOpen(false)
  }
  return {
    ...{ viewer, phone, field, scope, text, composing, open, wanted, help },
    ...{ setText, setComposing, setHelp, show, go, submit, leave },
  }
}
