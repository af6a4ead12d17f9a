import { createClient, createQueries } from '@tessera/client'
import type { TypeaheadItem } from '@tessera/contracts/entities/search'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import { createStores } from '@tessera/module/host'
import { answerWith } from '@tessera/testing/answers'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SearchBox } from '../src/search/search-box.tsx'

/** Something that a search offers. */
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

/** What is offered for the beginning of ‘lamp’. */
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

/** A path as the shell keeps it. */
export const addressOf = (to: string) => {
  const { pathname, search } = new URL(to, 'http://localhost:3000')
  return { pathname, search }
}

let now = () => ''

/** The address that one is at. */
export const place = (): string => now()

/** Shows the search field before a service that answers so; asks are written down. */
export function shown(
  answer: Answer = lamps,
  { at = '/', as = null, phone = false }: { at?: string; as?: Viewer | null; phone?: boolean } = {},
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
    fetch: async (request) => {
      const data: Asked = JSON.parse(new URL(request.url).searchParams.get('data') ?? '{}')
      asked.push(data)
      return answer(data, request.signal)
    },
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

/** The field itself. */
export const field = (): HTMLInputElement => screen.getByRole('combobox')
/** What is offered, once it is. */
export const lines = async () =>
  (await screen.findAllByRole('option')).map(({ textContent }) => textContent?.trim())
/** Puts a text into the field, as one does by pasting it. */
export const write = (value: string) => fireEvent.change(field(), { target: { value } })
/** The line that the arrows have reached. */
export const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')
