import type { PinId, UserId } from '@tessera/contracts/ids'
import { timings } from '@tessera/contracts/timings'
import type { Visit } from '../../../calls/visit.ts'
import type { Db } from '../../../platform/database/port.ts'
import { causeText } from '../../../platform/log/cause-text.ts'
import type { Log } from '../../../platform/log/port.ts'
import type { Secrets } from '../../../platform/secrets/port.ts'
import {
  type Choice,
  type ChoiceAct,
  createChoiceTrails,
  followsForSeconds,
  writeChoices,
} from './query-choices.ts'
import { type MadeQuery, storedQuery, traceOf, writeQueries } from './record-query.ts'

/** Counts the queries of this instance, which are written together after their answers. */
export interface QueryCounts {
  /** Counts a query that found something. */
  add(asked: { readonly text: string; readonly personId: UserId; readonly now: Date }): void
  /** Lets a member's browser keep what they found, sealed, to count what they choose of it. */
  found(
    by: UserId,
    browser: Pick<Visit, 'cookie' | 'setCookie'>,
    found: { readonly text: string; readonly ids: readonly PinId[]; readonly now: Date },
  ): void
  /** Counts that a member opened or saved an idea that their last search had found. */
  chose(
    by: UserId,
    browser: Pick<Visit, 'cookie'>,
    what: { readonly originId: PinId; readonly act: ChoiceAct; readonly now: Date },
  ): void
  /** Writes what was counted so far. A service that stops waits for it. */
  write(): Promise<void>
}

/** The cookie of a member's last search, which only the service can read. */
const trailCookie = '__Host-search'

/** Max queries that wait; further ones aren't counted while the database can't be reached. */
const waitingMost = 10_000

/** Adds a count to one of the same query. */
function added(before: MadeQuery | undefined, made: MadeQuery): MadeQuery {
  if (before === undefined) return made
  return {
    ...made,
    traces: [...new Set([...before.traces, ...made.traces])],
    times: before.times + made.times,
  }
}

/** Counts queries in memory. What can't be written is tried again with the next. */
export function createQueryCounts({
  db,
  log,
  secrets,
}: {
  readonly secrets: Secrets
  readonly db: Db
  readonly log: Log
}): QueryCounts {
  let counts = new Map<string, MadeQuery>()
  let choices: readonly Choice[] = []
  const trails = createChoiceTrails(secrets)
  let due: ReturnType<typeof setTimeout> | undefined
  let writing = Promise.resolve()

  const count = (made: MadeQuery) => counts.set(made.query, added(counts.get(made.query), made))

  async function writeChosen(): Promise<void> {
    const taken = choices
    choices = []
    if (taken.length === 0) return
    try {
      await writeChoices(db, taken)
    } catch (cause) {
      choices = [...taken, ...choices].slice(0, waitingMost)
      log.warn('queries.not-counted', { cause: causeText(cause) })
    }
  }

  async function writeMade(): Promise<void> {
    const taken = [...counts.values()]
    counts = new Map()
    if (taken.length === 0) return
    try {
      await writeQueries(db, taken)
    } catch (cause) {
      for (const made of taken) count(made)
      log.warn('queries.not-counted', { cause: causeText(cause) })
    }
  }

  function write(): Promise<void> {
    clearTimeout(due)
    due = undefined
    writing = writing.then(writeMade).then(writeChosen)
    return writing
  }

  const writeLater = () => {
    due ??= setTimeout(() => void write(), timings.madeQueriesWritten).unref()
  }

  return {
    add({ text, personId, now }) {
      const kept = storedQuery(text)
      if (kept === undefined || counts.size >= waitingMost) return
      const traces = [traceOf(kept.query, personId)]
      count({ ...kept, traces, times: 1, lastMadeAt: now.toISOString() })
      writeLater()
    },
    found(by, browser, { text, ids, now }) {
      const kept = storedQuery(text)
      if (kept === undefined) return
      const found = { query: kept.query, ids, now }
      const value = trails.searched(by, found, browser.cookie(trailCookie))
      browser.setCookie({ name: trailCookie, value, maxAgeSeconds: followsForSeconds })
    },
    chose(by, browser, what) {
      const choice = trails.chose(by, what, browser.cookie(trailCookie))
      if (choice === undefined || choices.length >= waitingMost) return
      choices = [...choices, choice]
      writeLater()
    },
    write,
  }
}

declare module '../../../ports.ts' {
  interface Ports {
    /** Searches that found something, and what was chosen of it, until they are written. */
    readonly queryCounts: QueryCounts
  }
}
