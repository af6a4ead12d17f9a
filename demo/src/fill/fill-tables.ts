import { rebuildSearch } from '@tessera/server/contexts/discovery/search/rebuild'
import { users } from '@tessera/server/contexts/identity/accounts/tables'
import { pins } from '@tessera/server/contexts/pins/pins/tables'
import type { Db, Tx } from '@tessera/server/platform/database/port'
import { and, inArray, like, ne, sql } from '@tessera/server/platform/database/sql'
import { seeds } from '../tables.ts'
import { fillBoards, fillPeople } from './fill-people.ts'
import { countBoards, fillOriginals, fillSaves, type Stretch, textsBy } from './fill-pins.ts'
import { type FillPlan, fillPlan } from './plan.ts'

const pinsAtOnce = 10_000

/** Receives progress messages. */
export type Tell = (text: string) => void

/** Runs a transaction without the statement timeout. */
const unhurried = <Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    return work(tx)
  })

function stretches(total: number): readonly Stretch[] {
  return Array.from({ length: Math.ceil(total / pinsAtOnce) }, (_, index) => ({
    from: index * pinsAtOnce + 1,
    to: Math.min(total, (index + 1) * pinsAtOnce),
  }))
}

async function planOf(db: Db, wanted: number): Promise<FillPlan | string> {
  const marks = await db.select().from(seeds).where(like(seeds.name, 'fill-%'))
  const other = marks.find(({ name }) => name !== `fill-${wanted}`)
  if (other !== undefined)
    return `The tables were filled with ${other.name.slice('fill-'.length)} pins before; take an empty database for another number.`
  const [mark] = marks
  const startedAt = mark?.doneAt ?? new Date()
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${textsBy(1)}) texts`,
  )
  const count = rows[0]?.count ?? 0
  if (count === 0)
    return 'The demo world is not there, whose words and pictures are lent; put it in first.'
  await db
    .insert(seeds)
    .values({ name: `fill-${wanted}`, doneAt: startedAt })
    .onConflictDoNothing()
  return fillPlan(wanted, count, startedAt)
}

/**
 * Adds pins beside those of the demo world, for trials of scale, with boards and people in
 * proportion and the demo world's text and pictures. It works in batches, and a stopped fill
 * continues with the same number. Returns the reason in one sentence when it could not.
 */
export async function fillTables(db: Db, wanted: number, tell: Tell): Promise<string | undefined> {
  const plan = await planOf(db, wanted)
  if (typeof plan === 'string') return plan
  await unhurried(db, (tx) => fillPeople(tx, plan))
  await unhurried(db, (tx) => fillBoards(tx, plan))
  tell(`${plan.people} people and ${plan.boards} boards.`)
  await saves(db, plan, tell)
  for (const stretch of stretches(plan.originals)) {
    await unhurried(db, (tx) => fillOriginals(tx, plan, stretch))
    tell(`${plan.saves + stretch.to} of ${plan.pins} pins.`)
  }
  await unhurried(db, countBoards)
  await db.execute(sql`analyze`)
  tell('Noting every word for search …')
  await rebuildSearch(db)
  await db.execute(sql`analyze`)
  return undefined
}

/** Adds saves before their originals, so that originals are inserted with their counts. */
async function saves(db: Db, plan: FillPlan, tell: Tell): Promise<void> {
  let done = await db.$count(
    pins,
    and(ne(pins.id, pins.originId), inArray(pins.pinnerId, peopleOf(db))),
  )
  let from = done + 1
  // With few boards, many saves hit a board that has the pin; the limit ends the loop.
  while (done < plan.saves && from < plan.saves * 100) {
    const to = from + Math.min(pinsAtOnce, plan.saves - done) - 1
    done += await unhurried(db, (tx) => fillSaves(tx, plan, { from, to }))
    from = to + 1
    // The last few are tried one by one, without a message each.
    if (to - from >= pinsAtOnce / 10 || done === plan.saves) tell(`${done} of ${plan.pins} pins.`)
  }
}

const peopleOf = (db: Db) =>
  db.select({ id: users.id }).from(users).where(like(users.email, '%@fill.test'))
