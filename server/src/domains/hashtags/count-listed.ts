import type { PinId } from '@tessera/contracts/ids'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { boards } from '../boards/tables.ts'
import { listedFor } from '../pins/listed.ts'
import { pins } from '../pins/tables.ts'
import { writePinWords } from '../search/pin-words.ts'
import { unreadPins } from '../search/tables.ts'
import type { Sql } from '../sql.ts'
import { hashtagChanges, pinHashtags } from './tables.ts'
import { tagsOf } from './tags-of.ts'

/** What a pin says. */
export interface PinText {
  readonly pinId: PinId
  readonly title: string
  readonly description: string
}

/**
 * Notes what a pin says, for search and hashtags. Call it for the first copy of an idea, on whatever
 * board it is, when its row has been made or its text has changed (and for a copy that becomes the
 * first one). It counts nothing: around a change of text call `pinsVanish` before and `pinsAppear`
 * after, and after making a pin `pinsAppear`.
 */
export async function indexText(tx: Sql, text: PinText): Promise<void> {
  const tags = tagsOf(`${text.title}\n${text.description}`)
  await tx.delete(pinHashtags).where(eq(pinHashtags.pinId, text.pinId))
  if (tags.length > 0)
    await tx.insert(pinHashtags).values(tags.map((tag) => ({ ...tag, pinId: text.pinId })))
  await writePinWords(tx, eq(pins.id, text.pinId))
}

/**
 * Counts pins that have come into public sight. Call it after the change, in its transaction, with a
 * condition on `pins` and `boards`; pins that are not in sight are left out by themselves.
 *
 *     await tx.update(boards).set({ privacy: 'public' }).where(eq(boards.id, id))
 *     await pinsAppear(tx, eq(boards.id, id))
 *
 * It only adds rows, so it waits for nobody, and the order of calls does not matter.
 */
export async function pinsAppear(tx: Sql, condition: SQL): Promise<void> {
  await changeCounts(tx, condition, 1)
}

/**
 * Takes pins that are about to leave public sight from the counts. Call it before the change, in its
 * transaction; otherwise like `pinsAppear`.
 */
export async function pinsVanish(tx: Sql, condition: SQL): Promise<void> {
  await changeCounts(tx, condition, -1)
}

async function changeCounts(tx: Sql, condition: SQL, sign: 1 | -1): Promise<void> {
  const seen = sql`${pins} join ${boards} on ${boards.id} = ${pins.boardId}`
  const which = and(condition, listedFor(null))
  await tx.execute(sql`
    insert into ${hashtagChanges} (tag, display, change)
    select ${pinHashtags.tag}, max(${pinHashtags.display} collate "C"), count(*)::int * ${sign}::int
    from ${seen} join ${pinHashtags} on ${pinHashtags.pinId} = ${pins.id}
    where ${which} group by ${pinHashtags.tag}`)
  await tx.execute(sql`
    insert into ${unreadPins} (pin_id) select ${pins.id} from ${seen} where ${which}
    order by ${pins.id} on conflict do nothing`)
}
