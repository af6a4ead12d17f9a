import type { SourceHealth } from '@tessera/contracts/calls/conversion-health'

/** The tags and tokens of an account, and the events that it received. */
export interface Standing {
  readonly tags: number
  readonly tokens: number
  readonly sources: readonly Pick<SourceHealth, 'source' | 'last_event_at'>[]
  /** Something is to mend, other than that the API is missing. */
  readonly isUnwell: boolean
}

/** The next step; 'begin' while nothing is there. */
export type NextStep = 'begin' | 'install' | 'send' | 'api' | 'mend' | 'done'

/** Returns when a source last sent an event; null when it sent none. */
export function lastEvent(
  sources: Standing['sources'],
  source: SourceHealth['source'],
): string | null {
  const times = sources
    .filter((each) => each.source === source)
    .flatMap(({ last_event_at: at }) => (at === null ? [] : [at]))
  return times.toSorted().at(-1) ?? null
}

/** Returns what an advertiser does next. */
export function nextStep({ tags, tokens, sources, isUnwell }: Standing): NextStep {
  const has = (source: SourceHealth['source']) => lastEvent(sources, source) !== null
  if (!has('tag') && !has('api')) {
    if (tags > 0) return 'install'
    if (tokens > 0) return 'send'
    return has('upload') ? 'api' : 'begin'
  }
  if (isUnwell) return 'mend'
  return has('api') ? 'done' : 'api'
}
