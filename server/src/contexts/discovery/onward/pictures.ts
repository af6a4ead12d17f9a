import type { UserId } from '@tessera/contracts/ids'
import { hotQuery, type QueryValue } from '../../../platform/database/hot-query.ts'
import { sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { topicPictures } from '../search/topic-items.ts'

/** Visible pins for each of some texts, best first, each with the key of its picture. */
export type TextPictures = ReturnType<typeof topicPictures>['_']['type']

const read = (viewerId: QueryValue<UserId> | null) => (db: Sql) =>
  db
    .select({ pictures: sql<TextPictures>`pictures` })
    .from(sql`(select ${topicPictures(viewerId)} as pictures) texts`)

const forMember = hotQuery('onward_pictures_member', read(sql.placeholder('viewerId')))
const forVisitor = hotQuery('onward_pictures_visitor', read(null))

/** Loads pictures for texts: of the pins that have most of their words. */
export async function picturesOf(
  db: Sql,
  viewerId: UserId | null,
  texts: readonly string[],
): Promise<TextPictures> {
  if (texts.length === 0) return []
  const topics = [...texts]
  const [row] =
    viewerId === null ? await forVisitor(db, { topics }) : await forMember(db, { topics, viewerId })
  return row?.pictures ?? []
}
