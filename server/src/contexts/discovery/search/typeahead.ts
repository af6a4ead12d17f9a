import type { ParsedInputOf } from '@tessera/contracts/calls/define-call'
import { typeahead } from '@tessera/contracts/calls/search'
import type { Typeahead, TypeaheadItem } from '@tessera/contracts/entities/search'
import { paths } from '@tessera/contracts/paths'
import { answerLate, given } from '../../../calls/answer.ts'
import type { Visit } from '../../../calls/visit.ts'
import { pictureUrl } from '../../base/media/rules.ts'
import type { Sql } from '../../base/sql.ts'
import { letterCount } from '../../base/words/begins-with.ts'
import { foldText } from '../../base/words/fold-text.ts'
import { comparedWords } from '../../base/words/query-words.ts'
import { linkOf, suggestedHashtags } from '../../pins/index.ts'
import { abusiveAmong } from '../advisories/abusive-terms.ts'
import { boardCards } from './board-cards.ts'
import { companions, completedWords } from './completions.ts'
import { type BoardQuery, findBoards } from './find-boards.ts'
import { findPeople, type PeopleQuery } from './find-people.ts'
import { beginningOf } from './name-batch.ts'
import {
  type LineShape,
  type ReadTypeahead,
  readTypeahead,
  type TypeaheadShape,
} from './read-typeahead.ts'
import { offeredTopics, topicItems, topicsFor, topicValues } from './topic-items.ts'
import { type Completions, queryItem, typeaheadOf } from './typeahead-items.ts'

type Input = ParsedInputOf<typeof typeahead>

const nothing: Completions = { queries: [], hashtags: [], topics: [], users: [], boards: [] }

/** Popular searches shown while nothing is typed. */
const popularMost = 6

/** Answers with the suggestions of the search field. */
export const answerTypeahead = answerLate(typeahead, async (visit, input) =>
  given(await typeaheadFor(visit, input)),
)

/** The text of a term, and its words: the last one as far as it is typed, and those before. */
interface Typed {
  readonly text: string
  readonly words: readonly string[]
  readonly before: readonly string[]
  readonly last: string
}

function typedIn(term: string): Typed {
  const text = foldText(term).trimStart().replace(/\s+/g, ' ')
  const words = comparedWords(text)
  const last = text.endsWith(' ') ? '' : (words.at(-1) ?? '')
  return { text, words, last, before: last === '' ? words : words.slice(0, -1) }
}

/**
 * Returns what to read: the lines of pins are no suggestions for names. Visitors get people only when
 * they look among people (S6.9).
 */
function shapeOf(
  { text, words, before, last }: Typed,
  { scope, isVisitor }: { readonly scope: Input['pin_scope']; readonly isVisitor: boolean },
): TypeaheadShape {
  const isTag = text.startsWith('#')
  const hasNames = !isTag && words.length > 0
  const isForNames = scope === 'users' || scope === 'boards'
  const lines = (): LineShape => {
    if (isTag || isForNames) return { kind: 'none' }
    const letters = letterCount(text)
    const word = last === '' ? {} : { word: letterCount(last) }
    if (before.length > 0) return { kind: 'beside', text: letters, ...word }
    if (last === '') return { kind: 'popular', text: letters }
    return { kind: 'begun', text: letters, word: letterCount(last) }
  }
  return {
    lines: lines(),
    people: hasNames && (scope === 'users' || (scope === 'pins' && !isVisitor)),
    boards: hasNames && (scope === 'pins' || scope === 'boards'),
  }
}

/** Collects the suggestions for a term, and puts them in order. */
async function typeaheadFor(visit: Visit, input: Input): Promise<Typeahead> {
  const { ports, viewer, language } = visit
  const { db } = ports
  const { term, pin_scope: scope, count } = input
  const viewerId = viewer?.id ?? null
  const typed = typedIn(term)
  const { text, words } = typed
  if (text.trim() === '')
    return scope === 'users' || scope === 'boards' ? noItems : startOf(visit, count)
  const shape = shapeOf(typed, { scope, isVisitor: viewer === null })
  const topics = shape.boards && scope === 'pins' ? topicsFor(words, language).slice(0, 1) : []
  const read = await readTypeahead(db, shape, {
    viewerId,
    most: count,
    beginning: text,
    word: typed.last,
    before: typed.before,
    name: beginningOf(words),
    topics: topicValues(topics),
  })
  if (read === undefined) return noItems
  const isForNames = scope === 'users' || scope === 'boards'
  const said = isForNames ? nothing : await lines(db, typed, { read, count })
  // Somebody who finds queries to search for hasn't misspelled a name.
  const corrects = said.queries.length === 0
  const size = Math.max(1, count - said.queries.length - said.hashtags.length)
  const name = { text: text.trim(), words, size, corrects, spot: undefined, viewerId }
  const found: Completions = {
    ...nothing,
    ...said,
    topics: topicItems(topics, read.pictures, language),
    users: read.people === null ? [] : await people(db, { ...name, top: read.people }),
    boards: read.boards === null ? [] : await boardItems(db, { ...name, top: read.boards }),
  }
  const asked = { version: read.version, now: ports.clock.now() }
  const bad = await abusiveAmong(db, [text, ...found.queries, ...found.hashtags], asked)
  if (bad.has(text)) return noItems
  const fine = (queries: readonly string[]) => queries.filter((query) => !bad.has(query))
  const shown = { ...found, queries: fine(found.queries), hashtags: fine(found.hashtags) }
  return typeaheadOf(term, shown, count)
}

const noItems: Typeahead = { items: [], hint: '' }

const startShape: TypeaheadShape = { lines: { kind: 'start' }, people: false, boards: false }

/** Suggests popular searches, or hashtags where there are none yet, and topics. */
async function startOf({ ports, viewer, language }: Visit, count: number): Promise<Typeahead> {
  const most = Math.min(popularMost, Math.ceil(count / 2))
  const topics = offeredTopics.slice(0, count)
  const read = await readTypeahead(ports.db, startShape, {
    viewerId: viewer?.id ?? null,
    most,
    beginning: '',
    word: '',
    before: [],
    name: '',
    topics: topicValues(topics),
  })
  if (read === undefined) return noItems
  const queries = [...new Set([...(read.popular ?? []), ...(read.tagged ?? [])])].slice(0, most)
  const asked = { version: read.version, now: ports.clock.now() }
  const bad = await abusiveAmong(ports.db, queries, asked)
  const items = queries.filter((query) => !bad.has(query))
  const offered = topicItems(topics.slice(0, count - items.length), read.pictures, language)
  return { items: [...items.map((query) => queryItem('query', query)), ...offered], hint: '' }
}

/** Returns queries to suggest: hashtags for #, else popular queries and words of pins. */
async function lines(
  db: Sql,
  { text, before, last }: Typed,
  { read, count }: { readonly read: ReadTypeahead; readonly count: number },
): Promise<Pick<Completions, 'queries' | 'hashtags'>> {
  if (text.startsWith('#')) {
    const tags = await suggestedHashtags(db, text, count)
    return { hashtags: tags.map(({ query }) => query), queries: [] }
  }
  const popular = read.popular ?? []
  if (popular.length >= count) return { hashtags: [], queries: popular }
  const begun = read.begun ?? []
  if (before.length > 0) {
    const beside = await companions(db, { before, last }, { texts: read.beside ?? [], begun })
    const phrases = beside.map((word) => `${before.join(' ')} ${word}`)
    return { hashtags: [], queries: [...popular, ...phrases] }
  }
  const completed = last === '' ? [] : await completedWords(db, { text: last, begun }, count)
  return { hashtags: [], queries: [...popular, ...completed] }
}

/** Suggests people. */
async function people(db: Sql, asked: PeopleQuery): Promise<readonly TypeaheadItem[]> {
  const { found } = await findPeople(db, asked)
  return found.map(({ row }) => ({
    type: 'user',
    query: row.username,
    label: row.full_name,
    url: paths.profile.to({ username: row.username }),
    image: row.image_medium_url,
  }))
}

const boardItem = (name: string, url: string, image: string | null): TypeaheadItem => ({
  type: 'board',
  query: name,
  label: name,
  url,
  image,
})

/** Suggests boards; those that came without what a suggestion shows are loaded as cards. */
async function boardItems(db: Sql, asked: BoardQuery): Promise<readonly TypeaheadItem[]> {
  const { found } = await findBoards(db, asked)
  const missing = found.filter(({ shown }) => shown === null).map(({ id }) => id)
  const cards = await boardCards(db, asked.viewerId, missing)
  const items = new Map(
    cards.map(({ id, name, url, image_cover_url }) => [
      String(id),
      boardItem(name, url, image_cover_url),
    ]),
  )
  return found.flatMap(({ id, shown }) => {
    if (shown === null) return items.get(id) ?? []
    const { cover, ...board } = shown
    const image = cover === null ? null : pictureUrl(cover, '236x')
    return boardItem(board.name, linkOf(board).url, image)
  })
}
