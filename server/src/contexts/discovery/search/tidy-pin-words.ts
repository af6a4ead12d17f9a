import { z } from '@tessera/contracts/schema'
import type { Db } from '../../../platform/database/port.ts'
import { sql } from '../../../platform/database/sql.ts'
import { pinHashtags, pins } from '../../pins/index.ts'
import { reachedBy, storeReached } from '../progress/progress.ts'
import { joinSeen, seenVector } from './seen-words.ts'
import { pinWords } from './tables.ts'

const rowsAtOnce = 2_000
const progressName = 'tidied'

const Place = z.tuple([z.string(), z.number(), z.string()])
const Rows = z.array(z.object({ word: z.string(), tier: z.number(), pin_id: z.string() }))

/**
 * Deletes index rows of words that a pin no longer has, a batch at a time, in rounds through the
 * table: its text was changed, or it was deleted for good. Until then, searches skip such rows.
 */
export async function tidyPinWords(db: Db): Promise<void> {
  const [word, tier, pinId] = placeOf(await reachedBy(db, progressName))
  const { rows } = await db.execute(sql`
    with looked as (
      select word, tier, pin_id from pin_words
      where (word, tier, pin_id) > (${word}, ${tier}::smallint, ${pinId}::bigint)
      order by word, tier, pin_id limit ${rowsAtOnce}
    ), gone as (
      delete from ${pinWords} using looked
      where ${pinWords.word} = looked.word and ${pinWords.tier} = looked.tier
        and ${pinWords.pinId} = looked.pin_id and not exists (
          select from ${pins} ${joinSeen} where ${pins.id} = looked.pin_id and ${pins.listed} and (
            looked.word = any(tsvector_to_array(${seenVector}))
            or exists (select from ${pinHashtags} where ${pinHashtags.pinId} = ${pins.id}
              and '#' || ${pinHashtags.tag} = looked.word)))
    )
    select word, tier, pin_id::text from looked order by looked.word desc, looked.tier desc,
      looked.pin_id desc limit 1`)
  const [last] = z.parse(Rows, rows)
  // Starts over after the end.
  const place = last === undefined ? ['', 0, '0'] : [last.word, last.tier, last.pin_id]
  await storeReached(db, progressName, JSON.stringify(place))
}

function placeOf(reached: string | undefined): z.infer<typeof Place> {
  const parsed = z.safeParse(Place, JSON.parse(reached ?? 'null'))
  return parsed.success ? parsed.data : ['', 0, '0']
}
