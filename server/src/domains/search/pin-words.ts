import { type SQL, sql } from 'drizzle-orm'
import { pinHashtags } from '../hashtags/tables.ts'
import { pins } from '../pins/tables.ts'
import type { Sql } from '../sql.ts'
import { wordMax } from './add-words.ts'
import { pinWords } from './tables.ts'

/** The largest number of a tier. */
const tierMax = 9
/** How many steps of popularity a word in the title is worth. */
export const titleSteps = 3

/** Four times as many saves are one step. */
export const stepOf = (saves: SQL): SQL =>
  sql`least(${sql.raw(String(tierMax - titleSteps))}, floor(log(4, 1 + ${saves})))`

/** Every tier there is, for finding a pin's rows without knowing how popular it was. */
export const allTiers = sql.raw(
  `'{${Array.from({ length: tierMax + 1 }, (_, tier) => tier).join(',')}}'::smallint[]`,
)

/** The words and hashtags of pins, each with how far up the pin stands under it. */
const named = (which: SQL) => sql`
  select said.word, ${pins.id} as id, (case when said.in_title then ${sql.raw(String(titleSteps))}
    else 0 end + ${stepOf(sql`${pins.saveCount}`)})::smallint as tier
  from ${pins} cross join lateral (
    select lexeme as word, 'A' = any(weights) as in_title from unnest(${pins.words})
    where length(lexeme) <= ${sql.raw(String(wordMax))}
    union all
    select '#' || ${pinHashtags.tag}, false from ${pinHashtags}
    where ${pinHashtags.pinId} = ${pins.id}
  ) said
  where ${which} and ${pins.listed}`

/**
 * Puts pins under each of their words and hashtags, once under each. Words that they no longer have
 * are left where they are: a search looks at the pin itself too.
 */
export async function writePinWords(tx: Sql, which: SQL): Promise<void> {
  await tx.execute(sql`
    with named as (${named(which)}), moved as (
      delete from ${pinWords} using named
      where ${pinWords.word} = named.word and ${pinWords.tier} = any(${allTiers})
        and ${pinWords.pinId} = named.id and ${pinWords.tier} <> named.tier
    )
    insert into ${pinWords} (word, tier, pin_id) select word, tier, id from named
    on conflict do nothing`)
}

/** The same for pins that stand under nothing yet. */
export async function writeNewPinWords(tx: Sql, which: SQL): Promise<void> {
  await tx.execute(sql`
    insert into ${pinWords} (word, tier, pin_id)
    select word, tier, id from (${named(which)}) named order by word, tier, id
    on conflict do nothing`)
}
