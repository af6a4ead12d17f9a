import { boardPins } from '@tessera/contracts/calls/boards'
import type { Call } from '@tessera/contracts/calls/define-call'
import { homeFeed } from '@tessera/contracts/calls/feed'
import { relatedPins } from '@tessera/contracts/calls/related'
import { searchPins, typeahead } from '@tessera/contracts/calls/search'
import { encodeInput } from '@tessera/contracts/calls/wire'
import { Envelope } from '@tessera/contracts/envelope'
import { type FilledService, readers } from './filled-service.ts'
import { frequentWord, misspelled, otherFrequentWord, rareWord, vocabulary } from './world-words.ts'

/** A request to measure, with varying input so that no single row is favored. */
export interface MeasuredRequest {
  readonly name: string
  ask(at: number): Promise<void>
}

/** Calls the service in this process and reads the whole answer; throws on any refusal. */
export async function callOf(
  { service, cookies }: Pick<FilledService, 'service' | 'cookies'>,
  call: Call,
  given: { readonly input: Readonly<Record<string, unknown>>; readonly at: number },
): Promise<string> {
  const { path, body } = encodeInput(call, given.input)
  const answer = await service.fetch(
    new Request(service.origin + path, {
      method: call.method,
      headers: {
        Origin: service.origin,
        'Content-Type': 'application/json',
        Cookie: cookies[given.at % readers] ?? '',
      },
      body: call.method === 'GET' ? null : (body ?? ''),
    }),
    { address: '127.0.0.1' },
  )
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${call.name} was answered with ${answer.status}: ${text}`)
  return text
}

const reading = (
  filled: FilledService,
  name: string,
  call: Call,
  input: (at: number) => Readonly<Record<string, unknown>>,
): MeasuredRequest => ({
  name,
  ask: async (at) => {
    await callOf(filled, call, { input: input(at), at })
  },
})

/** The most common lists. */
export const mainReads = (filled: FilledService): readonly MeasuredRequest[] => [
  reading(filled, 'feed page', homeFeed, () => ({})),
  reading(filled, 'board page', boardPins, (at) => ({ board_id: String(1 + 20 * (at % readers)) })),
  reading(filled, 'search', searchPins, (at) => ({
    query: [vocabulary[6 + (at % readers)], vocabulary[40 + (at % readers)]].join(' '),
  })),
  reading(filled, 'typeahead', typeahead, (at) => ({
    term: (vocabulary[(at % readers) * 211] ?? '').slice(0, 2 + (at % 4)),
  })),
]

/** Returns the bookmark after this many pages of the largest board. */
async function bookmarkAt(filled: FilledService, page: number): Promise<string> {
  const { rows } = await filled.bare.query<{ place: string }>(
    'select place from pins where board_id = $1 and deleted_at is null order by place desc offset $2 limit 1',
    [filled.world.largest.id, Math.min(page * 25, filled.world.largest.pins - 50)],
  )
  return btoa(JSON.stringify([rows[0]?.place]))
}

/** The same lists and more, whose cost may grow with the number of pins. */
export async function growingReads(filled: FilledService): Promise<readonly MeasuredRequest[]> {
  const bookmark = await bookmarkAt(filled, 1_000)
  const deepFeed = await walkedFeed(filled, 20)
  const ideas = await knownIdeas(filled)
  const search = (name: string, query: string) =>
    reading(filled, `search, ${name}`, searchPins, () => ({ query }))
  return [
    reading(filled, 'feed page', homeFeed, () => ({})),
    reading(filled, 'feed page 20', homeFeed, () => ({ bookmark: deepFeed })),
    reading(filled, 'board page 1,000', boardPins, () => ({
      board_id: filled.world.largest.id,
      bookmark,
    })),
    search('a rare word', rareWord),
    search('a frequent word', frequentWord),
    search('two words', `${frequentWord} ${otherFrequentWord}`),
    search('a typo', misspelled),
    reading(filled, 'typeahead, two letters', typeahead, () => ({
      term: frequentWord.slice(0, 2),
    })),
    reading(filled, 'typeahead, a whole word', typeahead, () => ({ term: frequentWord })),
    reading(filled, 'related', relatedPins, (at) => ({
      pin_id: ideas[at % ideas.length] ?? '1',
    })),
  ]
}

async function walkedFeed(filled: FilledService, pages: number): Promise<string> {
  let bookmark: string | undefined
  for (let page = 1; page < pages; page += 1) {
    const input = bookmark === undefined ? {} : { bookmark }
    const text = await callOf(filled, homeFeed, { input, at: 0 })
    const next = Envelope.parse(JSON.parse(text)).resource_response.bookmark
    if (next === null) break
    bookmark = next
  }
  return bookmark ?? ''
}

/** Returns ideas with many saves and ideas with few. */
async function knownIdeas({ bare }: FilledService): Promise<readonly string[]> {
  const { rows } = await bare.query<{ id: string }>(
    `select id from (select pins.id, row_number() over (order by save_count desc, pins.id) as place
       from pins join boards on boards.id = pins.board_id
       where pins.listed and boards.privacy = 'public') ranked
     where place in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 3000)`,
  )
  return rows.map(({ id }) => id)
}
