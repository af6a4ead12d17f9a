import { limits } from '@tessera/contracts/limits'
import { timings } from '@tessera/contracts/timings'
import type { Refusal } from '../../../calls/answer.ts'
import { eq, sql } from '../../../platform/database/sql.ts'
import { refusedFor } from '../../base/rate-limits/refuse-beyond.ts'
import type { Sql } from '../../base/sql.ts'
import { codeSends } from './tables.ts'

const hour = 3_600_000
const day = 24 * hour
const cooling = timings.codeResendSeconds * 1000

/** Selects the timestamps after this one. */
const since = (moments: ReturnType<typeof sql>, at: number) =>
  sql`select each from unnest(${moments}) each where each > ${at}::bigint`

/**
 * Counts a sent code against the limits: a pause, then so many per hour and day. A single statement
 * decides, so that concurrent requests send one code.
 */
export async function takeSending(db: Sql, subject: string, now: Date): Promise<Refusal | null> {
  const at = now.getTime()
  const sent = sql`${codeSends.sentAt}`
  const { rows } = await db.execute(sql`
    insert into ${codeSends} (subject, sent_at, cools_from, last_at)
    values (${subject}, array[${at}::bigint], ${at}::bigint, ${now.toISOString()}::timestamptz)
    on conflict (subject) do update set
      sent_at = array(${since(sent, at - day)}) || excluded.sent_at,
      cools_from = excluded.cools_from,
      last_at = excluded.last_at
    where coalesce(${codeSends.coolsFrom}, 0) <= ${at - cooling}::bigint
      and (select count(*) from (${since(sent, at - hour)}) of_hour) < ${limits.codeSendsHourly}
      and (select count(*) from (${since(sent, at - day)}) of_day) < ${limits.codeSendsDaily}
    returning subject`)
  return rows.length > 0 ? null : whyNot(db, subject, at)
}

async function whyNot(db: Sql, subject: string, at: number): Promise<Refusal> {
  const [row] = await db.select().from(codeSends).where(eq(codeSends.subject, subject))
  const sent = row?.sentAt ?? []
  const wait = Math.max(
    untilFewer(sent, { span: hour, most: limits.codeSendsHourly, at }),
    untilFewer(sent, { span: day, most: limits.codeSendsDaily, at }),
  )
  if (wait > 0) return refusedFor(wait, 'codes-many')
  return refusedFor((row?.coolsFrom ?? at) + cooling - at, 'code-sent-lately')
}

/** Returns how long until a window has room again; 0 when it has. */
function untilFewer(
  sent: readonly number[],
  { span, most, at }: { readonly span: number; readonly most: number; readonly at: number },
): number {
  const newest = sent.filter((each) => each > at - span).toSorted((a, b) => b - a)
  const last = newest[most - 1]
  return last === undefined ? 0 : last + span - at
}

/** Allows the next code at once, because the last one was used. */
export async function endCooling(db: Sql, subject: string): Promise<void> {
  await db.update(codeSends).set({ coolsFrom: null }).where(eq(codeSends.subject, subject))
}
