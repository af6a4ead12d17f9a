import type { PinId, UserId } from '@tessera/contracts/ids'
import { hotQuery } from '../../../platform/database/hot-query.ts'
import { sql } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../../base/sql.ts'
import { users } from '../../identity/index.ts'
import { saveNotice, saveNoticeValues, sendSaveNotice } from '../notifications/save-notice.ts'
import { type NewPin, oneRow, type PutPin, puttingOnBoard } from './put-on-board.ts'
import { countingSave } from './visibility.ts'

/**
 * Puts a copy on a board, counts it on the board and for the idea, and notifies the idea's creator. The
 * function reads the words of the idea once nobody changes them, and keeps them from changing until the
 * transaction ends; any number of people save an idea meanwhile.
 */
const save = hotQuery('save_on_board', (db) => {
  const said = db.$with('said').as(
    db
      .select({
        title: sql<string>`latest.title`.as('title'),
        description: sql<string>`latest.description`.as('description'),
        link: sql<string | null>`latest.link`.as('link'),
        altText: sql<string>`latest.alt_text`.as('alt_text'),
      })
      .from(
        sql`tessera_latest_words(${sql.placeholder('sourceId')}::bigint,
          ${sql.placeholder('originId')}::bigint) latest`,
      ),
  )
  // The pin that it copies may have been purged since it was found.
  const latest = (name: 'title' | 'description' | 'link' | 'altText') => sql`case
    when exists (select from ${said}) then (select ${said[name]} from ${said})
    else ${sql.placeholder(name)} end`
  const putting = puttingOnBoard(db, {
    title: latest('title'),
    description: latest('description'),
    link: latest('link'),
    altText: latest('altText'),
  })
  const counting = countingSave(db, {
    counts: sql`${sql.placeholder('isPublic')}::boolean and ${putting.isNew}`,
    copyId: sql`${sql.placeholder('id')}::bigint`,
  })
  const { credited } = counting
  const notice = saveNotice(db, {
    from: sql`${credited}`,
    creatorId: sql`${credited.pinnerId}`,
    addedPins: sql`${putting.kept} pins`,
  })
  return db
    .with(said, ...putting.parts, ...counting.parts, notice.part)
    .select({
      id: putting.id,
      isNew: putting.isNew,
      isGathered: counting.isGathered,
      creatorId: sql<UserId | null>`(select ${credited.pinnerId} from ${credited})`.mapWith(
        users.id,
      ),
      inProduct: notice.inProduct,
      byEmail: notice.byEmail,
    })
    .from(oneRow)
})

/** A copy to save. Its board is locked. */
export interface NewCopy extends NewPin {
  /** The pin that it is saved from. */
  readonly sourceId: PinId
  /** True when its board is public: then the save counts for the idea, and its creator hears of it. */
  readonly isPublic: boolean
}

/** Saves a copy; returns the existing one when the board has it. */
export async function saveOnBoard(tx: Sql, ports: Ports, copy: NewCopy): Promise<PutPin> {
  const values = saveNoticeValues(ports, copy)
  const [saved] = await save(tx, { ...copy, ...values })
  if (saved === undefined) throw new Error('A statement without a table returned no row.')
  if (saved.isGathered) ports.savesGathered.countSoon()
  await sendSaveNotice(tx, ports, { ...saved, notificationId: values.notificationId })
  return saved
}
