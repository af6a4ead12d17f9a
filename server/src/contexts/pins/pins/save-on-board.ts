import type { PinId, UserId } from '@tessera/contracts/ids'
import { hotQuery } from '../../../platform/database/hot-query.ts'
import { eq, sql } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../../base/sql.ts'
import { users } from '../../identity/index.ts'
import { saveNotice, saveNoticeValues, sendSaveNotice } from '../notifications/save-notice.ts'
import { type NewPin, oneRow, type PutPin, puttingOnBoard } from './put-on-board.ts'
import { pins } from './tables.ts'
import { countSave } from './visibility.ts'

/**
 * Puts a copy on a board, counts it on the board and for the idea, and notifies the idea's creator. The
 * idea was locked before, so the words that it copies are the latest.
 */
const save = hotQuery('save_on_board', (db) => {
  const said = db.$with('said').as(
    db
      .select({
        title: pins.title,
        description: pins.description,
        link: pins.link,
        altText: pins.altText,
      })
      .from(pins)
      .where(eq(pins.id, sql.placeholder('sourceId'))),
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
  const counted = db
    .$with('counted')
    .as(countSave(db, sql`${sql.placeholder('isPublic')}::boolean and ${putting.isNew}`))
  const notice = saveNotice(db, {
    from: sql`${counted}`,
    creatorId: sql`${counted.pinnerId}`,
    addedPins: sql`${putting.kept} pins`,
  })
  return db
    .with(said, ...putting.parts, counted, notice.part)
    .select({
      id: putting.id,
      isNew: putting.isNew,
      creatorId: sql<UserId | null>`(select ${counted.pinnerId} from ${counted})`.mapWith(users.id),
      inProduct: notice.inProduct,
      byEmail: notice.byEmail,
    })
    .from(oneRow)
})

/** A copy to save. Its board and its idea are locked. */
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
  await sendSaveNotice(tx, ports, { ...saved, notificationId: values.notificationId })
  return saved
}
