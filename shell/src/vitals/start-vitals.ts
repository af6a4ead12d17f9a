import { createClient } from '@tessera/client'
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { Shell } from '../shell/shell.ts'
import { isWatched } from './is-watched.ts'
import { type Measure, watchVitals } from './watch-vitals.ts'

const measure: Measure = (report) => {
  for (const on of [onLCP, onINP, onCLS, onFCP, onTTFB]) on(report)
}

/** Starts reporting how fast this document is, unless its person asks not to be watched. */
export function startVitals(shell: Shell): void {
  if (!isWatched(window)) return
  // A plain client: a report belongs to no account, and a lost report does no harm.
  const client = createClient({ origin: location.origin, fetch: (request) => fetch(request) })
  // A copy, since the array changes when a module is replaced.
  watchVitals(shell, { tab: window, served: [...shell.boot.modules], client, measure })
}
