import type { UserId } from '@tessera/contracts/ids'
import { type HotQuery, hotQuery, type QueryValue } from '../../../platform/database/hot-query.ts'
import { type SQL, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import type { LetterCount } from '../../base/words/begins-with.ts'
import type { ListedPerson } from '../../pins/index.ts'
import { termsVersion } from '../advisories/abusive-terms.ts'
import {
  begunWords,
  type Completed,
  mostPopular,
  mostTagged,
  popularQueries,
  textsBeside,
} from './completions.ts'
import { boardsBatch, type NamedBoard } from './find-boards.ts'
import { peopleBatch } from './find-people.ts'
import type { NameRead } from './name-batch.ts'
import { topicPictures } from './topic-items.ts'

/** The sources of a term's suggestions; null for those that aren't asked for. */
export interface ReadTypeahead {
  readonly popular: readonly string[] | null
  readonly tagged: readonly string[] | null
  readonly begun: readonly Completed[] | null
  readonly beside: readonly string[] | null
  readonly people: NameRead<ListedPerson> | null
  readonly boards: NameRead<NamedBoard> | null
  readonly pictures: ReturnType<typeof topicPictures>['_']['type']
  /** The version of the advisory terms. */
  readonly version: string | null
}

/** The queries and words to read: for an empty field, or by the start of the text and of its last word. */
export type LineShape =
  | { readonly kind: 'start' }
  | { readonly kind: 'none' }
  | { readonly kind: 'begun'; readonly text: LetterCount; readonly word: LetterCount }
  | { readonly kind: 'beside'; readonly text: LetterCount; readonly word?: LetterCount }
  | { readonly kind: 'popular'; readonly text: LetterCount }

/** The parts that a statement reads. */
export interface TypeaheadShape {
  readonly lines: LineShape
  readonly people: boolean
  readonly boards: boolean
}

const nothing = sql`null::json`
const beginning = sql`(select ${sql.placeholder('name')}::text)`

const popularOf = (lines: LineShape): SQL => {
  if (lines.kind === 'start') return mostPopular
  return lines.kind === 'none' ? nothing : popularQueries(lines.text)
}

const begunOf = (lines: LineShape): SQL =>
  'word' in lines && lines.word !== undefined ? begunWords(lines.word) : nothing

const columnsOf = (
  { lines, people, boards }: TypeaheadShape,
  viewerId: QueryValue<UserId> | null,
) => sql`
  ${popularOf(lines)} as popular,
  ${lines.kind === 'start' ? mostTagged : nothing} as tagged,
  ${begunOf(lines)} as begun,
  ${lines.kind === 'beside' ? textsBeside : nothing} as beside,
  ${people ? peopleBatch(viewerId, beginning) : nothing} as people,
  ${boards ? boardsBatch(viewerId, beginning, { suggested: beginning }) : nothing} as boards,
  ${topicPictures(viewerId)} as pictures, ${termsVersion} as version`

const fields = {
  popular: sql<ReadTypeahead['popular']>`popular`,
  tagged: sql<ReadTypeahead['tagged']>`tagged`,
  begun: sql<ReadTypeahead['begun']>`begun`,
  beside: sql<ReadTypeahead['beside']>`beside`,
  people: sql<ReadTypeahead['people']>`people`,
  boards: sql<ReadTypeahead['boards']>`boards`,
  pictures: sql<ReadTypeahead['pictures']>`pictures`,
  version: sql<string | null>`version`,
}

const prepared = new Map<string, HotQuery<readonly ReadTypeahead[]>>()

/** Returns the prepared statement of a shape. */
function preparedFor(shape: TypeaheadShape, isMember: boolean): HotQuery<readonly ReadTypeahead[]> {
  const kinds = [shape.people ? 'people' : '', shape.boards ? 'boards' : '']
  const name = ['typeahead', ...Object.values(shape.lines), ...kinds, isMember ? 'member' : '']
    .filter((part) => part !== '')
    .join('_')
  const known = prepared.get(name)
  if (known !== undefined) return known
  const viewerId = isMember ? sql.placeholder('viewerId') : null
  const query = hotQuery(name, (db) =>
    db.select(fields).from(sql`(select ${columnsOf(shape, viewerId)}) typeahead`),
  )
  prepared.set(name, query)
  return query
}

/** The values of a statement; a shape without a part ignores those of it. */
export interface TypeaheadValues {
  readonly viewerId: UserId | null
  readonly most: number
  /** The start of the text, and that of its last word. */
  readonly beginning: string
  readonly word: string
  /** The words before the last one, and their text. */
  readonly before: readonly string[]
  /** The start of a name. */
  readonly name: string
  /** The words of topics whose pictures are wanted. */
  readonly topics: readonly string[]
}

/** Loads in one statement what the suggestions of a term are made of. */
export async function readTypeahead(
  db: Sql,
  shape: TypeaheadShape,
  values: TypeaheadValues,
): Promise<ReadTypeahead | undefined> {
  const { viewerId, before, topics } = values
  const [row] = await preparedFor(shape, viewerId !== null)(db, {
    ...values,
    before: [...before],
    beforeText: before.join(' '),
    topics: [...topics],
  })
  return row
}
