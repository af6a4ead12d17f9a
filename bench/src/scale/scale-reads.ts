import { boardPins } from '@tessera/contracts/calls/boards'
import type { Call } from '@tessera/contracts/calls/define-call'
import { homeFeed, topicFeed } from '@tessera/contracts/calls/feed'
import { moreIdeas } from '@tessera/contracts/calls/more-ideas'
import { relatedPins } from '@tessera/contracts/calls/related'
import { searchPins, typeahead } from '@tessera/contracts/calls/search'
import { Envelope } from '@tessera/contracts/envelope'
import { topics } from '@tessera/contracts/topics'
import { callOf } from '../service/asked.ts'
import { commonThings, searchSorts } from './scale-searches.ts'
import type { ScaleService } from './scale-service.ts'
import { ownerOf, readers } from './scale-world.ts'

/** A read of a world, with input that varies so that no row is favored. */
export interface ScaleRead {
  readonly name: string
  ask(at: number): Promise<string>
  /** Makes the next read build its list. */
  readonly before?: () => Promise<unknown>
}

type Input = Readonly<Record<string, unknown>>

/** Returns the bookmark after so many pages of a list. */
async function bookmarkAfter(
  scale: ScaleService,
  call: Call,
  given: { readonly input: Input; readonly pages: number; readonly at: number },
): Promise<Input> {
  let input = given.input
  for (let page = 0; page < given.pages; page += 1) {
    const text = await callOf(scale, call, { input, at: given.at })
    const { bookmark } = Envelope.parse(JSON.parse(text)).resource_response
    if (bookmark === null) throw new Error(`${call.name} ended after ${page + 1} pages.`)
    input = { ...given.input, bookmark }
  }
  return input
}

const idsOf = async ({ bare }: ScaleService, text: string): Promise<readonly string[]> =>
  (await bare.query<{ id: string }>(text)).rows.map(({ id }) => id)

const isPublic = `exists (select from boards where boards.id = board_id and privacy = 'public')`

/** Public ideas that some people saved, spread over all of a world. */
export const savedIdeas = (scale: ScaleService, most: number): Promise<readonly string[]> =>
  idsOf(
    scale,
    `select id from pins where listed and save_count between 1 and 20 and ${isPublic}
      order by md5(id::text) limit ${most}`,
  )

const mostSavedIdeas = (scale: ScaleService) =>
  idsOf(scale, `select id from pins where listed and ${isPublic} order by save_count desc limit 12`)

/** Public boards of readers, which hold as many pins in each world. */
const readersBoards = ({ world }: ScaleService): readonly string[] =>
  Array.from({ length: readers.people * readers.boardsEach }, (_, at) => {
    const board = 1 + (at % readers.people) + Math.floor(at / readers.people) * world.people
    return ownerOf(world, board) <= readers.people && board % 20 !== 3 ? [String(board)] : []
  }).flat()

const largestBoards = (scale: ScaleService) =>
  idsOf(scale, "select id from boards where privacy = 'public' order by pin_count desc limit 8")

/** Returns the reads of a world. */
export async function scaleReads(scale: ScaleService): Promise<readonly ScaleRead[]> {
  const read = (
    name: string,
    call: Call,
    input: (at: number) => Input,
    list?: string,
  ): ScaleRead => ({
    name,
    ask: (at) => callOf(scale, call, { input: input(at), at }),
    ...(list === undefined
      ? {}
      : {
          before: () => scale.bare.query('delete from kept_lists where name like $1', [list]),
        }),
  })
  const of = <Item>(items: readonly Item[], at: number): Item => {
    const item = items[at % items.length]
    if (item === undefined) throw new Error('The world has nothing to read.')
    return item
  }
  const homes: Input[] = []
  for (let at = 0; at < readers.people; at += 1)
    homes.push(await bookmarkAfter(scale, homeFeed, { input: {}, pages: 9, at }))
  const laterPages: Input[] = []
  for (const query of commonThings.slice(0, 3))
    laterPages.push(await bookmarkAfter(scale, searchPins, { input: { query }, pages: 2, at: 0 }))
  const [some, most] = [await savedIdeas(scale, 24), await mostSavedIdeas(scale)]
  const [small, large] = [readersBoards(scale), await largestBoards(scale)]
  return [
    ...searchSorts.map(({ name, searches }) =>
      read(`search, ${name}`, searchPins, (at) => ({ query: of(searches, at).query })),
    ),
    read('search, page 3 of a common word', searchPins, (at) => of(laterPages, at)),
    read('typeahead, two letters', typeahead, (at) => ({ term: of(commonThings, at).slice(0, 2) })),
    read('typeahead, a whole word', typeahead, (at) => ({ term: of(commonThings, at) })),
    read('typeahead, the start of a second word', typeahead, (at) => ({
      term: `${of(['blue', 'oak', 'small', 'white'], at)} ${of(commonThings, at).slice(0, 2)}`,
    })),
    read('home page 10', homeFeed, (at) => of(homes, at)),
    read('home page 1', homeFeed, () => ({})),
    read('home page 1, its list made', homeFeed, () => ({}), 'home:%'),
    read('home page 1, all lists made', homeFeed, () => ({}), '%'),
    read('More like this', relatedPins, (at) => ({ pin_id: of(some, at) }), 'related:%'),
    read(
      'More like this, of what most saved',
      relatedPins,
      (at) => ({ pin_id: of(most, at) }),
      'related:%',
    ),
    read('ideas for a board', moreIdeas, (at) => ({ board_id: of(small, at) }), 'more:%'),
    read('ideas for a large board', moreIdeas, (at) => ({ board_id: of(large, at) }), 'more:%'),
    read('a large board, page 1', boardPins, (at) => ({ board_id: of(large, at) })),
    read('a topic', topicFeed, (at) => ({ topic: of(topics, at).id }), 'topic:%'),
    read('ideas after a search', moreIdeas, (at) => ({ query: of(commonThings, at) }), 'more:%'),
  ]
}
