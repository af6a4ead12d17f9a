import { type SQL, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { pinHashtags, pins } from '../../pins/index.ts'
import { wordMax } from './add-words.ts'
import { joinSeen, seenVector } from './seen-words.ts'
import { pinWords } from './tables.ts'

/** The highest tier. */
const tierMax = 9
/** The popularity steps that a title word is worth. */
const titleSteps = 3

/** Returns popularity steps: each is four times as many saves. */
export const stepOf = (saves: SQL): SQL =>
  sql`least(${sql.raw(String(tierMax - titleSteps))}, floor(log(4, 1 + ${saves})))`

/** All tiers, for finding a pin's rows without knowing its popularity. */
export const allTiers = sql.raw(
  `'{${Array.from({ length: tierMax + 1 }, (_, tier) => tier).join(',')}}'::smallint[]`,
)

/** The words and hashtags of pins with the tier of each. */
const named = (which: SQL) => sql`
  select said.word, ${pins.id} as id, (case when said.in_title then ${sql.raw(String(titleSteps))}
    else 0 end + ${stepOf(sql`${pins.saveCount}`)})::smallint as tier
  from ${pins} ${joinSeen} cross join lateral (
    select lexeme as word, 'A' = any(weights) as in_title from unnest(${seenVector})
    where length(lexeme) <= ${sql.raw(String(wordMax))}
    union all
    select '#' || ${pinHashtags.tag}, false from ${pinHashtags}
    where ${pinHashtags.pinId} = ${pins.id}
  ) said
  where ${which} and ${pins.listed}`

/**
 * Indexes pins under their words and hashtags. Rows of words they no longer have may stay: a search
 * checks the pin itself too. The other places of a pin are listed first, so that each is looked up:
 * PostgreSQL would rather read all rows of a word for it.
 */
export async function writePinWords(tx: Sql, which: SQL): Promise<void> {
  await tx.execute(sql`
    with named as materialized (${named(which)}), others as materialized (
      select word, other.tier, id from named cross join unnest(${allTiers}) other(tier)
      where other.tier <> named.tier
    ), moved as (
      delete from ${pinWords} using others
      where ${pinWords.word} = others.word and ${pinWords.tier} = others.tier
        and ${pinWords.pinId} = others.id
    )
    insert into ${pinWords} (word, tier, pin_id) select word, tier, id from named
    on conflict do nothing`)
}

/** Indexes pins that aren't indexed yet. */
export async function writeNewPinWords(tx: Sql, which: SQL): Promise<void> {
  await tx.execute(sql`
    insert into ${pinWords} (word, tier, pin_id)
    select word, tier, id from (${named(which)}) named order by word, tier, id
    on conflict do nothing`)
}
