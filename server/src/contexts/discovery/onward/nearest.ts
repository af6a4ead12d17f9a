import type { BoardCard } from '@tessera/contracts/entities/board'
import type { MoreIdeas, TypeaheadItem } from '@tessera/contracts/entities/search'
import type { PinId, UserId } from '@tessera/contracts/ids'
import { paths } from '@tessera/contracts/paths'
import type { Visit } from '../../../calls/visit.ts'
import { and, sql } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { pictureUrl } from '../../base/media/rules.ts'
import type { Sql } from '../../base/sql.ts'
import { foldText } from '../../base/words/fold-text.ts'
import type { QueryWords } from '../../base/words/query-words.ts'
import { boards, hasBlockWith, isShownTo, isVisibleTo } from '../../pins/index.ts'
import { abusiveAmong, termsVersion } from '../advisories/abusive-terms.ts'
import { nameIn, spokenIn } from '../kinds/word-groups.ts'
import { boardCards } from '../search/board-cards.ts'
import { unknownIn } from '../search/corrected-telling.ts'
import { knownGroups } from '../search/known-groups.ts'
import { words as vocabulary } from '../search/tables.ts'
import { nearestSubjects } from './nearest-subjects.ts'
import { nextTopics } from './next-topics.ts'
import { picturesOf } from './pictures.ts'
import { idArray } from './subject.ts'

/** The parts that the first page of a search's continuation has beside its ideas. */
type Nearest = Pick<MoreIdeas, 'subjects' | 'boards' | 'unknown_words'>

/** The first page of other lists has none. */
export const noNearest: Nearest = { subjects: [], boards: [], unknown_words: [] }

const subjectsMost = 8
/** Similar words to look at for each unknown one. */
const similarMost = 4
/** Boards to offer, found by so many ideas and so many of the latest saves of each. */
const boardsMost = 4
const ideasMost = 40
const savesMost = 20

type Similar = { readonly word: string; readonly stem: string; readonly version: string | null }

/** Returns words that are written much like these, one form of each stem, and none that is abusive. */
async function similarWords(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  typed: readonly string[],
): Promise<readonly string[]> {
  if (typed.length === 0) return []
  const { word, stem, pinCount } = vocabulary
  const { rows } = await db.execute<Similar>(sql`
    select near.word, near.stem, ${termsVersion} as version
    from unnest(${sql.param([...typed])}::text[]) with ordinality asked(word, place)
    cross join lateral (
      select ${word}, ${stem}, similarity(${word}, asked.word) as closeness from ${vocabulary}
      where ${word} % asked.word and ${pinCount} > 0
      order by closeness desc, ${pinCount} desc limit ${sql.raw(String(similarMost))}) near
    order by asked.place, near.closeness desc`)
  const byStem = Map.groupBy(rows, (row) => row.stem)
  const similar = [...byStem.values()].flatMap(([nearest]) => nearest?.word ?? [])
  const asked = { version: rows[0]?.version ?? null, now: clock.now() }
  const bad = await abusiveAmong(db, similar, asked)
  return similar.filter((each) => !bad.has(each))
}

const searchItem = (query: string, key: string): TypeaheadItem => ({
  type: 'query',
  query,
  label: query,
  url: paths.search.to({ q: query }),
  image: pictureUrl(key, '474x'),
})

/** A search, and the words that its pictures are found by. */
interface NearSearch {
  readonly query: string
  readonly text: string
}

/** Returns searches as items, each with a picture of its own; those without pictures are left out. */
async function searchItems(
  db: Sql,
  viewerId: UserId | null,
  searches: readonly NearSearch[],
): Promise<readonly TypeaheadItem[]> {
  const pictures = await picturesOf(
    db,
    viewerId,
    searches.map(({ text }) => text),
  )
  const used = new Set<string>()
  return searches
    .flatMap(({ query }, at) => {
      const key = pictures[at]?.find(([, each]) => !used.has(each))?.[1]
      if (key === undefined) return []
      used.add(key)
      return [searchItem(query, key)]
    })
    .slice(0, subjectsMost)
}

/** Returns the public boards that hold most of some ideas. */
async function boardsWith(
  db: Sql,
  viewerId: UserId | null,
  ideas: readonly PinId[],
): Promise<readonly BoardCard[]> {
  if (ideas.length === 0) return []
  const seen = and(
    sql`${boards.privacy} = 'public'`,
    isShownTo(boards.ownerId, viewerId),
    isVisibleTo(viewerId),
    viewerId === null ? undefined : sql`not ${hasBlockWith(boards.ownerId, viewerId)}`,
  )
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${boards.id} from unnest(${idArray(ideas.slice(0, ideasMost))}) idea(id)
    cross join lateral (
      select board_id from pins where origin_id = idea.id and deleted_at is null
      order by origin_id desc, id desc limit ${sql.raw(String(savesMost))}) save
    join ${boards} on ${boards.id} = save.board_id
    where ${seen}
    group by ${boards.id} order by count(*) desc, ${boards.id} desc
    limit ${sql.raw(String(boardsMost))}`)
  return boardCards(
    db,
    viewerId,
    rows.map(({ id }) => id),
  )
}

/**
 * Returns what is nearest to a search: the words that no idea has, searches and boards. A search without near
 * subjects gets topics in their place.
 */
export async function nearestTo(
  { ports, viewer, language }: Visit,
  query: QueryWords,
  ideas: readonly PinId[],
): Promise<Nearest> {
  const { db } = ports
  const viewerId = viewer?.id ?? null
  const words = [...query.words, ...query.tags]
  const spoken = spokenIn(language)
  const unknown = unknownIn({ query, groups: await knownGroups(db, query.words, spoken) })
  // Words are told as they were written, and not in the English that they were read in.
  const unknownWords = unknown.flatMap(
    ({ typed, written }) => written ?? typed.filter((word) => words.includes(word)),
  )
  const near = [
    ...(await similarWords(ports, unknownWords)).map((word) => ({ query: word, text: word })),
    ...nearestSubjects(words, spoken).map((name) => ({ query: nameIn(name, spoken), text: name })),
  ]
  const seen = new Set(words)
  const distinct = near.filter(({ query }) => {
    const isNew = !seen.has(foldText(query))
    seen.add(foldText(query))
    return isNew
  })
  const searches = await searchItems(db, viewerId, distinct)
  const asked = { viewerId, language, words, without: undefined }
  return {
    subjects:
      searches.length > 0 ? [...searches] : (await nextTopics(db, asked)).slice(0, subjectsMost),
    boards: [...(await boardsWith(db, viewerId, ideas))],
    unknown_words: [...unknownWords],
  }
}
