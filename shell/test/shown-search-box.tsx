import { createClient, createQueries } from '@tessera/client'
import { typeahead } from '@tessera/contracts/calls/search'
import type { TypeaheadItem } from '@tessera/contracts/entities/search'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import { createStores } from '@tessera/module/host'
import { answers, answerWith } from '@tessera/testing/answers'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SearchBox } from '../src/search/search-box.tsx'

/** A suggestion for a query. */
export const item = (query: string, over: Partial<TypeaheadItem> = {}): TypeaheadItem => ({
  type: 'query',
  query,
  label: query,
  url: `/search/pins/?q=${query}`,
  image: null,
  ...over,
})

interface Asked {
  readonly term: string
  readonly pin_scope: string
  readonly count: number
}

type Answer = (asked: Asked, signal: AbortSignal) => Response | Promise<Response>

/** Answers with four suggestions, and a hint for a beginning of 'lamp'. */
export const lamps: Answer = ({ term }) =>
  answerWith({
    items: [
      item('lamp'),
      item('#lamp', { type: 'hashtag' }),
      item('lamplighter', { type: 'user', label: 'Lam Plighter', url: '/lamplighter/' }),
      item('Lamps', { type: 'board', url: '/mira/lamps/', image: '/media/a.jpg' }),
    ],
    hint: 'lamp'.startsWith(term) ? 'lamp'.slice(term.length) : '',
  })

/** Splits a path as the shell's address store does. */
export const addressOf = (to: string) => {
  const { pathname, search } = new URL(to, 'http://localhost:3000')
  return { pathname, search }
}

let now = () => ''

/** Returns the current address. */
export const place = (): string => now()

/**
 * Renders the search field on a service with this answer, and records its requests. `start` is what
 * a field without text suggests.
 */
export function shown(
  answer: Answer = lamps,
  {
    at = '/',
    as = null,
    phone = false,
    start = [],
  }: { at?: string; as?: Viewer | null; phone?: boolean; start?: readonly TypeaheadItem[] } = {},
) {
  const asked: Asked[] = []
  const stores = createStores({
    viewer: as,
    returning: null,
    experiments: {},
    theme: 'system',
    locale: 'en',
  })
  if (phone) stores.$layout.set({ size: 'narrow', phone: true, headerHeight: 56 })
  const client = createClient({
    origin: 'http://localhost:3000',
    fetch: answers([
      typeahead,
      (input, { signal }) => {
        if (input.term === '') return answerWith({ items: start, hint: '' })
        asked.push(input)
        return answer(input, signal)
      },
    ]).answer,
  })
  const reports: unknown[] = []
  const parts = {
    client,
    queries: createQueries(),
    report: (report: unknown) => void reports.push(report),
    navigate: (to: string) => stores.$address.set(addressOf(to)),
  }
  stores.$address.set(addressOf(at))
  render(
    <>
      <SearchBox shell={{ stores, parts }} />
      <button type="button">After</button>
    </>,
  )
  now = () => stores.$address.get().pathname + stores.$address.get().search
  return { asked, stores, reports, user: userEvent.setup() }
}

/** The search field. */
export const field = (): HTMLInputElement => screen.getByRole('combobox')
/** Waits for the options and returns their texts. */
export const lines = async () =>
  (await screen.findAllByRole('option')).map(({ textContent }) => textContent?.trim())
/** Replaces the field's text at once, as a paste does. */
export const write = (value: string) => fireEvent.change(field(), { target: { value } })
/** The active option. */
export const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')
