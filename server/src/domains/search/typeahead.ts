import type { ParsedInputOf } from '@tessera/contracts/calls/define-call'
import { typeahead } from '@tessera/contracts/calls/search'
import type { Typeahead, TypeaheadItem } from '@tessera/contracts/entities/search'
import type { UserId } from '@tessera/contracts/ids'
import type { Language } from '@tessera/contracts/language'
import { paths } from '@tessera/contracts/paths'
import { answer, given } from '../../calls/answer.ts'
import type { Visit } from '../../calls/visit.ts'
import { abusiveAmong } from '../advisories/find-advisory.ts'
import { suggestedHashtags } from '../hashtags/suggest.ts'
import type { Sql } from '../sql.ts'
import { boardCards } from './board-cards.ts'
import { companions, completedWords, mostPopular, popularQueries } from './completions.ts'
import { findBoards } from './find-boards.ts'
import type { NameQuery } from './find-names.ts'
import { findPeople } from './find-people.ts'
import { foldText } from './fold-text.ts'
import { wordsOf } from './query-words.ts'
import { offeredTopics, topicItems, topicsFor } from './topic-items.ts'
import { type Completions, queryItem, typeaheadOf } from './typeahead-items.ts'

type Input = ParsedInputOf<typeof typeahead>

const nothing: Completions = { queries: [], hashtags: [], topics: [], users: [], boards: [] }

/** Popular searches shown while nothing is typed. */
const popularMost = 6

/** Answers with the suggestions of the search field. */
export const answerTypeahead = answer(typeahead, async (visit, input) =>
  given(await typeaheadFor(visit, input)),
)

/** Collects the suggestions for a term, and puts them in order. */
async function typeaheadFor(
  { ports: { db }, viewer, language }: Visit,
  { term, pin_scope: scope, count }: Input,
): Promise<Typeahead> {
  const viewerId = viewer?.id ?? null
  const text = foldText(term).trimStart().replace(/\s+/g, ' ')
  if (text.trim() === '')
    return scope === 'users' || scope === 'boards'
      ? noItems
      : startOf(db, viewerId, { count, language })
  const wants = (kind: 'users' | 'boards') => scope === 'pins' || scope === kind
  const isTag = text.startsWith('#')
  const hasNames = !isTag && wordsOf(text).length > 0
  const said = scope === 'users' || scope === 'boards' ? nothing : await lines(db, text, count)
  // Somebody who finds queries to search for hasn't misspelled a name.
  const corrects = said.queries.length === 0
  const size = Math.max(1, count - said.queries.length - said.hashtags.length)
  const name = { text: text.trim(), words: wordsOf(text), size, corrects, spot: undefined }
  const found: Completions = {
    ...nothing,
    ...said,
    ...(hasNames && scope === 'pins'
      ? {
          topics: await topicItems(
            db,
            viewerId,
            topicsFor(wordsOf(text), language).slice(0, 1),
            language,
          ),
        }
      : {}),
    ...(hasNames && wants('users') ? { users: await people(db, viewerId, name) } : {}),
    ...(hasNames && wants('boards') ? { boards: await boardItems(db, viewerId, name) } : {}),
  }
  const bad = await abusiveAmong(db, [text, ...found.queries, ...found.hashtags])
  if (bad.has(text)) return noItems
  const fine = (queries: readonly string[]) => queries.filter((query) => !bad.has(query))
  const shown = { ...found, queries: fine(found.queries), hashtags: fine(found.hashtags) }
  return typeaheadOf(term, shown, count)
}

const noItems: Typeahead = { items: [], hint: '' }

/** Suggests popular searches, or hashtags where there are none yet, and topics. */
async function startOf(
  db: Sql,
  viewerId: UserId | null,
  { count, language }: { readonly count: number; readonly language: Language },
): Promise<Typeahead> {
  const most = Math.min(popularMost, Math.ceil(count / 2))
  const queries = await mostPopular(db, most)
  const bad = await abusiveAmong(db, queries)
  const items = queries.filter((query) => !bad.has(query))
  const topics = await topicItems(
    db,
    viewerId,
    offeredTopics.slice(0, count - items.length),
    language,
  )
  return { items: [...items.map((query) => queryItem('query', query)), ...topics], hint: '' }
}

/** Returns queries to suggest: hashtags for #, else popular queries and words of pins. */
async function lines(
  db: Sql,
  text: string,
  count: number,
): Promise<Pick<Completions, 'queries' | 'hashtags'>> {
  if (text.startsWith('#')) {
    const tags = await suggestedHashtags(db, text, count)
    return { hashtags: tags.map(({ query }) => query), queries: [] }
  }
  const popular = await popularQueries(db, text, count)
  if (popular.length >= count) return { hashtags: [], queries: popular }
  const all = wordsOf(text)
  const last = text.endsWith(' ') ? '' : (all.at(-1) ?? '')
  const before = last === '' ? all : all.slice(0, -1)
  const completed =
    before.length === 0
      ? last === ''
        ? []
        : await completedWords(db, last, count)
      : (await companions(db, before, last)).map((word) => `${before.join(' ')} ${word}`)
  return { hashtags: [], queries: [...popular, ...completed] }
}

/** Suggests people. */
async function people(
  db: Sql,
  viewerId: UserId | null,
  name: NameQuery,
): Promise<readonly TypeaheadItem[]> {
  const { found } = await findPeople(db, { ...name, viewerId })
  return found.map(({ row }) => ({
    type: 'user',
    query: row.username,
    label: row.full_name,
    url: paths.profile.to({ username: row.username }),
    image: row.image_medium_url,
  }))
}

async function boardItems(
  db: Sql,
  viewerId: UserId | null,
  name: NameQuery,
): Promise<readonly TypeaheadItem[]> {
  const { found } = await findBoards(db, { ...name, viewerId })
  const cards = await boardCards(
    db,
    viewerId,
    found.map(({ id }) => id),
  )
  return cards.map((card) => ({
    type: 'board',
    query: card.name,
    label: card.name,
    url: card.url,
    image: card.image_cover_url,
  }))
}
