import type { Ports } from '../../../ports.ts'
import type { Sql } from '../sql.ts'
import { listedTerms } from './tables.ts'
import { buildMatcher, type TermMatcher } from './term-matcher.ts'

type Around = Pick<Ports, 'live' | 'clock'>

interface Kept {
  matcher: Promise<TermMatcher> | undefined
  /** The time until which it is used, should a message be lost. */
  until: number
}

const oldest = 60_000

/** The topic on which instances tell each other that the list changed. */
const topic = 'lists'

const keptBy = new WeakMap<Around['live'], Kept>()

async function load(db: Sql): Promise<TermMatcher> {
  return buildMatcher(await db.select().from(listedTerms))
}

/** Returns the terms of the list, compiled once for each change of it, and for a minute at most. */
export function currentTerms(db: Sql, { live, clock }: Around): Promise<TermMatcher> {
  let kept = keptBy.get(live)
  if (kept === undefined) {
    const added: Kept = { matcher: undefined, until: 0 }
    kept = added
    keptBy.set(live, added)
    live.subscribe(topic, () => {
      added.matcher = undefined
    })
  }
  const mine = kept
  const now = clock.now().getTime()
  const isFresh = now < mine.until && mine.until - now <= oldest
  if (mine.matcher !== undefined && isFresh) return mine.matcher
  const loading = load(db)
  mine.matcher = loading
  mine.until = now + oldest
  loading.catch(() => {
    if (mine.matcher === loading) mine.matcher = undefined
  })
  return loading
}

/** Forgets the terms of this instance, once a change of the list is committed. */
export function forgetTerms({ live }: Pick<Ports, 'live'>): void {
  const kept = keptBy.get(live)
  if (kept !== undefined) kept.matcher = undefined
}

/** Tells all instances, at the commit, that the list changed. */
export const tellTermsChanged = ({ live }: Pick<Ports, 'live'>): void =>
  live.publish(topic, { kind: 'list', id: 'terms' })
