import { useStore } from '@nanostores/react'
import type { FocusEvent, FormEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import { noHelp } from './field-help.ts'
import { recentSearches } from './recent-searches.ts'
import { queryAt, scopeAt, searchTo } from './search-address.ts'
import type { SearchShell } from './search-shell.ts'

/** The text in the field, which is what was searched for whenever the page is another search. */
function useText({ stores }: SearchShell) {
  const asked = queryAt(useStore(stores.$address))
  const [text, setText] = useState(asked)
  useEffect(() => setText(asked), [asked])
  return [text, setText] as const
}

/** What the search field knows and does, before and beside what is offered in it. */
export function useSearch(shell: SearchShell) {
  const { pathname } = useStore(shell.stores.$address)
  const viewer = useStore(shell.stores.$viewer)
  const { phone } = useStore(shell.stores.$layout)
  const [text, setText] = useText(shell)
  const [composing, setComposing] = useState(false)
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const [help, setHelp] = useState(noHelp)
  const field = useRef<HTMLInputElement>(null)
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
