import { PinId } from '@tessera/contracts/ids'
import { sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { selectWithWords, stemsOf } from './pins-with-words.ts'

/** Returns the pins that have most words of each of some texts, one of each text in turn. */
export async function pinsPerText(
  db: Sql,
  texts: readonly string[],
  most: number,
): Promise<readonly { readonly id: PinId; readonly text: string }[]> {
  if (texts.length === 0) return []
  const perText = Math.ceil(most / texts.length)
  const { rows } = await db.execute<{ id: string; text: string }>(sql`
    select said.pin_id::text as id, asked.text
    from unnest(${sql.param([...texts])}::text[]) with ordinality asked(text, place)
    cross join lateral (
      select pin_id, row_number() over () as at
      from (${selectWithWords(stemsOf(sql`asked.text`), perText)}) found) said
    order by said.at, asked.place`)
  return rows.map(({ id, text }) => ({ id: PinId.parse(id), text }))
}
