import { writeFile } from 'node:fs/promises'
import { setTimeout as rest } from 'node:timers/promises'
import type { Service } from '@tessera/commands/product/service'
import { pickerBoards } from '@tessera/contracts/calls/boards'
import { lastBackupFile } from '@tessera/server/main/last-backup'
import { startWireRelay } from '@tessera/server/platform/database/testing/wire-relay'
import pg from 'pg'
import { serve, soakPort } from './kill-under-load.ts'
import { type Fired, measured, outcomeOf } from './prometheus.ts'
import { type Caller, newMember } from './soak-caller.ts'
import { newPlace } from './soak-database.ts'

const origin = `http://localhost:${soakPort}`
/** More than the connections of a service, and some that wait. */
const callersAtOnce = 40

/** Repeats a fault until an alert has fired, or had its time. */
async function firedBeside(name: string, fault: () => Promise<unknown>): Promise<Fired> {
  let isOver = false
  const faults = (async () => {
    while (!isOver) await fault().catch(() => rest(200))
  })()
  try {
    return await outcomeOf(name)
  } finally {
    isOver = true
    await faults
  }
}

/** Stops the process for most of each second, as a machine without a free core does. */
async function blocked({ process: child }: Service): Promise<void> {
  child.kill('SIGSTOP')
  await rest(700)
  child.kill('SIGCONT')
  await rest(300)
}

const asBrowser = { 'Content-Type': 'application/json', 'User-Agent': 'Mozilla/5.0 Firefox/140.0' }

const post = (person: Caller, path: string, input: unknown): Promise<Response> =>
  person.send(path, { method: 'POST', headers: asBrowser, body: JSON.stringify(input) })

/** Reports a failure of the page as somebody who has not done so yet. */
async function reported(number: number): Promise<void> {
  const person = await newMember(origin, `reporter${number}`)
  const page = await (await person.send('/', {})).text()
  const served = /"served":"([^"]+)"/.exec(page)?.[1]
  const report = { code: 'shell-uncaught', from: 'shell', detail: 'Failed.' }
  await post(person, '/v3/telemetry/reports/', { served, reports: [report] })
  await rest(500)
}

async function lateEvent(person: Caller): Promise<void> {
  const event = { token: 'unknown', kind: 'impression', ago_ms: 120_000 }
  await post(person, '/v3/ads/events/', { events: [event] })
  await rest(200)
}

/** Makes calls wait for a table that another session holds. */
async function firedByLock(person: Caller, url: string): Promise<Fired> {
  // Prometheus sees an increase of what it has seen before alone.
  await person.call(pickerBoards, {})
  await rest(3_000)
  const session = new pg.Client({ connectionString: url })
  await session.connect()
  await session.query('begin')
  await session.query('lock table boards in access exclusive mode')
  try {
    return await firedBeside('TesseraConnectionsWait', () =>
      Promise.all(
        Array.from({ length: callersAtOnce }, () => person.call(pickerBoards, {}).catch(() => {})),
      ),
    )
  } finally {
    await session.end()
  }
}

/** Makes a few calls wait for more than a second. */
async function slowCalls(person: Caller, session: pg.Client): Promise<void> {
  await session.query('begin')
  await session.query('lock table boards in access exclusive mode')
  const calls = Array.from({ length: 8 }, () => person.call(pickerBoards, {}))
  await rest(1_500)
  await session.query('commit')
  await Promise.allSettled(calls)
}

/** Answers calls with a fault of the service, since a table that they read has another name. */
async function firedByFault(person: Caller, session: pg.Client): Promise<Fired> {
  await session.query('alter table boards rename to boards_away')
  try {
    return await firedBeside('TesseraErrors', async () => {
      await person.call(pickerBoards, {})
      await rest(200)
    })
  } finally {
    await session.query('alter table boards_away rename to boards')
  }
}

/** Has jobs of emails, whose server is away, fail for good. */
async function failedJobs(session: pg.Client, number: number): Promise<void> {
  await newMember(origin, `lost${number}`)
  await session.query(
    `update pgboss.job set retry_count = 90, retry_limit = 90, start_after = now()
      where state = 'retry'`,
  )
  await rest(1_000)
}

/** Queues more jobs at once than the service fetches in a while, due since an hour. */
const lateJobs = (session: pg.Client): Promise<unknown> =>
  session
    .query(
      `insert into pgboss.job (name, start_after)
        select 'sweep-search', now() - interval '1 hour' from generate_series(1, 50)`,
    )
    .then(() => rest(5_000))

/** Brings faults about in a service on PostgreSQL, and returns which alerts fired. */
export async function firedByFaults(): Promise<readonly Fired[]> {
  const place = await newPlace('PostgreSQL')
  const url = place.databaseUrl ?? ''
  const relay = await startWireRelay(url)
  const kept = { folder: place.folder, databaseUrl: relay.url }
  await writeFile(lastBackupFile(place.folder), '2020-01-01T00:00:00Z\n')
  const environment = {
    ...measured,
    DISK_LOW: '100000TB',
    SMTP_URL: `smtp://127.0.0.1:${soakPort + 3}`,
    MAIL_FROM: 'Tessera <hello@mail.test>',
  }
  const service = await serve(kept, { environment })
  const session = new pg.Client({ connectionString: url })
  try {
    await session.connect()
    const person = await newMember(origin, 'watched')
    let number = 0
    const next = () => {
      number += 1
      return number
    }
    const fired: Fired[] = []
    const see = async (one: Promise<Fired>) => void fired.push(await one)
    await see(outcomeOf('TesseraDiskNearlyFull'))
    await see(outcomeOf('TesseraBackupOld'))
    await see(firedBeside('TesseraEventLoopBlocked', () => blocked(service)))
    await see(firedBeside('TesseraBrowsersFail', () => reported(next())))
    await see(firedBeside('TesseraAdEventsLate', () => lateEvent(person)))
    await see(firedBeside('TesseraJobsFail', () => failedJobs(session, next())))
    await see(firedBeside('TesseraQueueLate', () => lateJobs(session)))
    await see(firedByFault(person, session))
    await see(firedByLock(person, url))
    await see(firedBeside('TesseraSlow', () => slowCalls(person, session)))
    relay.cut()
    const asked = async () => {
      await Promise.all([person.call(pickerBoards, {}), person.get('/')])
      await rest(200)
    }
    await see(firedBeside('TesseraBusy', asked))
    await see(firedBeside('TesseraDocumentsFail', asked))
    relay.heal()
    return fired
  } finally {
    await session.end()
    await service.stop()
    await relay.stop()
    await place.remove()
  }
}
