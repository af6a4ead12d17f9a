import { gzipSync } from 'node:zlib'
import { median } from '../measure.ts'
import type { FilledService } from '../service/filled-service.ts'
import { sentBy } from '../service/sent-statements.ts'
import { type ModelCall, modelCalls } from './assumptions.ts'
import type { CallCost } from './bill.ts'
import type { ModelRequests } from './model-requests.ts'
import { databaseTime, ownTime } from './processor-time.ts'

/** Calls of each kind before the first is measured: code that runs seldom is not compiled yet. */
const warmUp = 240
const callsEach = 200
const rounds = 3
/** Few at once, so that sockets are read as under load. */
const together = 4

/** Returns the rows that the database has visited, and the bytes of its log. */
async function counted({ service, bare }: FilledService) {
  // Each connection tells its counts at the end of a statement, at most once a second.
  await service.ports.db.execute('select pg_stat_force_next_flush()')
  const { rows } = await bare.query<{ rows: string; log: string }>(
    `select tup_returned + tup_fetched as rows, pg_current_wal_insert_lsn() - '0/0' as log
     from pg_stat_database where datname = current_database()`,
  )
  return { rows: Number(rows[0]?.rows), log: Number(rows[0]?.log) }
}

/** Measures the costs of a call, in the middle of some rounds. */
async function costOf(
  filled: FilledService,
  ask: (at: number) => Promise<string>,
  worked: () => number,
): Promise<CallCost> {
  let next = warmUp
  const run = async (times: number) => {
    for (let done = 0; done < times; done += together)
      await Promise.all(Array.from({ length: together }, () => ask(next++)))
  }
  const answer = await ask(next++)
  const sent = await sentBy(async () => {
    await ask(next++)
  })
  const before = await counted(filled)
  const [instance, database]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    const [own, theirs] = [ownTime(), worked()]
    await run(callsEach)
    instance.push((ownTime() - own) / callsEach)
    database.push((worked() - theirs) / callsEach)
  }
  const after = await counted(filled)
  const all = rounds * callsEach
  return {
    statements: sent.length,
    rows: (after.rows - before.rows) / all,
    bytes: gzipSync(answer).length,
    log: (after.log - before.log) / all,
    instance: median(instance),
    database: median(database),
  }
}

/** Measures the costs of all calls of the model. */
export async function measuredCalls(
  filled: FilledService,
  ask: ModelRequests,
): Promise<Readonly<Record<ModelCall, CallCost>>> {
  const worked = await databaseTime(filled.bare)
  for (let at = 0; at < warmUp; at += 1) await Promise.all(modelCalls.map((call) => ask(call, at)))
  const costs = new Map<ModelCall, CallCost>()
  for (const call of modelCalls)
    costs.set(call, await costOf(filled, (at) => ask(call, at), worked))
  const of = (call: ModelCall): CallCost => {
    const cost = costs.get(call)
    if (cost === undefined) throw new Error(`${call} was not measured.`)
    return cost
  }
  return {
    home: of('home'),
    'more of home': of('more of home'),
    closeup: of('closeup'),
    related: of('related'),
    board: of('board'),
    search: of('search'),
    typeahead: of('typeahead'),
    save: of('save'),
    bell: of('bell'),
  }
}
