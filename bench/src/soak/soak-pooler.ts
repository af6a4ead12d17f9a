import { say, table } from '@tessera/commands/say'
import { createBoard } from '@tessera/contracts/calls/boards'
import { getPin } from '@tessera/contracts/calls/pins'
import { getViewer } from '@tessera/contracts/calls/viewer'
import { besideService, soakPort } from './kill-under-load.ts'
import { type Pooler, startPooler } from './pgbouncer.ts'
import { type Caller, newIdeas, newMember } from './soak-caller.ts'
import { newPlace } from './soak-database.ts'

const seconds = Number(process.env.SECONDS ?? 30)
const requestsASecond = 20
/** The pooler is away for this long in the middle. */
const awayMilliseconds = 2_000

/** Counts answers by status; `broken` are those that never came. */
type Counts = Map<number | 'broken', number>

/** Sends two reads and a write in turn, as many a second as a small product gets. */
async function load(
  person: Caller,
  pinId: string,
  given: { readonly name: string; readonly counts: Counts },
): Promise<void> {
  const { counts } = given
  const count = (status: number | 'broken') => counts.set(status, (counts.get(status) ?? 0) + 1)
  const requests: readonly ((at: number) => Promise<number>)[] = [
    async () => (await person.call(getPin, { id: pinId })).status,
    async () => (await person.call(getViewer, {})).status,
    async (at) => (await person.call(createBoard, { name: `Board ${at} ${given.name}` })).status,
  ]
  const running: Promise<unknown>[] = []
  for (let at = 0; at < (seconds / 2) * requestsASecond; at += 1) {
    const send = requests[at % requests.length]
    running.push(Promise.resolve(send?.(at) ?? 0).then(count, () => count('broken')))
    await new Promise((resolve) => setTimeout(resolve, 1_000 / requestsASecond))
  }
  await Promise.all(running)
}

const told = (counts: Counts): string =>
  [...counts].map(([status, number]) => `${number} of ${status}`).join(', ')

/** Sends load through the pooler, restarts it under load, and tells what was answered. */
async function restartedUnderLoad(pooler: Pooler): Promise<boolean> {
  const person = await newMember(`http://localhost:${soakPort}`, `pooled${Date.now()}`)
  const [pinId = ''] = await newIdeas(person, 'Ideas', ['One'])
  const [quiet, restarted]: [Counts, Counts] = [new Map(), new Map()]
  await load(person, pinId, { name: 'quiet', counts: quiet })
  say(`Behind pgbouncer: ${told(quiet)}. It is restarted now.`)
  await Promise.all([
    load(person, pinId, { name: 'restarted', counts: restarted }),
    pooler.restart(awayMilliseconds),
  ])
  console.log(
    table([
      ['behind pgbouncer', told(quiet)],
      [`with a restart of ${awayMilliseconds / 1_000} s`, told(restarted)],
    ]),
  )
  return [...quiet.keys()].every((status) => status === 200) && isOnlyAway(restarted)
}

/** Runs the product behind pgbouncer in transaction mode, and restarts that under load. */
export async function soakPooler(): Promise<boolean> {
  const place = await newPlace('PostgreSQL')
  try {
    const direct = place.databaseUrl ?? ''
    const pooler = await startPooler(direct)
    try {
      return await besideService(
        { folder: place.folder, databaseUrl: pooler.url },
        { DATABASE_DIRECT_URL: direct },
        () => restartedUnderLoad(pooler),
      )
    } finally {
      await pooler.stop()
    }
  } finally {
    await place.remove()
  }
}

const isOnlyAway = (counts: Counts): boolean =>
  [...counts.keys()].every((status) => status === 200 || status === 503)
