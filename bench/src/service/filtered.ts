import { say } from '@tessera/commands/say'
import { searchFilters, searchPins } from '@tessera/contracts/calls/search'
import { Envelope } from '@tessera/contracts/envelope'
import { registry, shell } from '@tessera/server/conformance/sample-modules'
import { type Line, timed } from '../measure.ts'
import { callOf } from './asked.ts'
import { type FilledService, filledService, readers } from './filled-service.ts'
import { quantile } from './under-load.ts'
import { vocabulary } from './world-words.ts'

const rounds = 5
const queriesEach = 40
const target = 'at most 3.00'

/** A question about a search, with its filters in the format of an address. */
interface Question {
  readonly name: string
  readonly ask: (filled: FilledService, query: string, at: number) => Promise<void>
}

const page =
  (filters: string, scope = 'buyable_pins'): Question['ask'] =>
  async (filled, query, at) => {
    await callOf(filled, searchPins, { input: { query, scope, filters }, at })
  }

/** Reads the second page, which begins after the bookmark of the first. */
const secondPage =
  (filters: string): Question['ask'] =>
  async (filled, query, at) => {
    const input = { query, scope: 'buyable_pins', filters }
    const first = await callOf(filled, searchPins, { input, at })
    const { bookmark } = Envelope.parse(JSON.parse(first)).resource_response
    if (bookmark !== null) await callOf(filled, searchPins, { input: { ...input, bookmark }, at })
  }

const counts =
  (filters: string, scope = 'buyable_pins'): Question['ask'] =>
  async (filled, query, at) => {
    const address = `${new URLSearchParams({ scope, q: query })}&${filters}`
    const text = await callOf(filled, searchFilters, { input: { bookmark_string: address }, at })
    if (filters === '' && !text.includes('filter_options')) throw new Error(`No filters: ${text}`)
  }

/** Opens the document of a search, as a browser does. */
const document =
  (filters: string, scope: string): Question['ask'] =>
  async ({ service, cookies }, query, at) => {
    const address = `/search/${scope}/?${new URLSearchParams({ q: query })}${filters}`
    const answer = await service.fetch(
      new Request(service.origin + address, {
        headers: { Accept: 'text/html', Cookie: cookies[at % readers] ?? '' },
      }),
      { address: '127.0.0.1' },
    )
    const text = await answer.text()
    if (!answer.ok || !text.includes(searchPins.name)) throw new Error(`No results: ${text}`)
    if (filters !== '' && !text.includes('filter_options')) throw new Error(`No filters: ${text}`)
  }

const brand = (at: number) => vocabulary[at % 300] ?? ''

const questions: readonly Question[] = [
  { name: 'page of products', ask: page('') },
  {
    name: 'page by brand',
    ask: (filled, query, at) => page(`brands=${brand(at)}`)(filled, query, at),
  },
  { name: 'page by color', ask: page('colors=blue') },
  { name: 'page by price', ask: page('priceMin=20&priceMax=60') },
  { name: 'page on sale by color and style', ask: page('onSale=true&colors=blue&style=modern') },
  { name: 'two pages by price', ask: secondPage('priceMin=20&priceMax=60') },
  { name: 'counts among all pins', ask: counts('', 'pins') },
  { name: 'counts of products', ask: counts('') },
  { name: 'counts by color and price', ask: counts('colors=blue&priceMin=20&priceMax=60') },
]

/** The documents of searches, which bring their filters where some are chosen. */
const plainDocument: Question = { name: 'document', ask: document('', 'pins') }
const documents: readonly Question[] = [
  {
    name: 'document with filters',
    ask: document('&colors=blue&priceMin=20&priceMax=60', 'buyable_pins'),
  },
  { name: 'document of all pins with a color', ask: document('&colors=blue', 'pins') },
]

/** A common word, and a common word with one that is less so. */
const queryAt = (at: number): string =>
  at % 2 === 0
    ? (vocabulary[3 + at] ?? '')
    : `${vocabulary[6 + at] ?? ''} ${vocabulary[40 + at * 3] ?? ''}`

/** Compares filtered searches and the counts of filters with the page without filters. */
export async function filtered(pins: number): Promise<readonly Line[]> {
  say(`Filters of a search among ${pins.toLocaleString('en')} pins; filling takes minutes …`)
  const filled = await filledService(pins, { registry, shell })
  const plain: Question = { name: 'page without filters', ask: page('', 'pins') }
  const asked = [plain, ...questions, plainDocument, ...documents]
  try {
    const took = new Map(asked.map(({ name }) => [name, [] as number[]]))
    // The first round warms up caches and isn't counted.
    for (let round = 0; round <= rounds; round += 1)
      for (let at = 0; at < queriesEach; at += 1)
        for (const { name, ask } of asked) {
          const milliseconds = await timed(() => ask(filled, queryAt(at), at))
          if (round > 0) took.get(name)?.push(milliseconds)
        }
    const slowest = ({ name }: Question) => quantile(took.get(name) ?? [], 0.95)
    const lineOf = (question: Question, than: Question): Line => {
      const [ours, beside] = [slowest(question), slowest(than)]
      return {
        name: `${question.name}, slowest twentieth`,
        ours: `${ours.toFixed(1)} ms`,
        beside: `${beside.toFixed(1)} ms`,
        ratio: ours / beside,
        target: question.name.startsWith('two') ? '' : target,
      }
    }
    return [
      ...questions.map((question) => lineOf(question, plain)),
      ...documents.map((question) => lineOf(question, plainDocument)),
    ]
  } finally {
    await filled.stop()
  }
}
