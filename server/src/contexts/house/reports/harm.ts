import { type SQL, sql } from '../../../platform/database/sql.ts'

/** The harm of each reason, which orders the queue: what hurts people comes before what annoys them. */
export const harms: Readonly<Record<string, number>> = {
  'self-harm': 9,
  violence: 8,
  hate: 7,
  harassment: 7,
  nudity: 6,
  'dangerous-goods': 6,
  privacy: 5,
  copyright: 3,
  misinformation: 3,
  spam: 1,
}

/** The harm of a reason in the database. */
export const harmOf = (reason: SQL): SQL =>
  sql`(case ${reason} ${sql.join(
    Object.entries(harms).map(([name, harm]) => sql`when ${name} then ${sql.raw(String(harm))}`),
    sql` `,
  )} else 1 end)`
