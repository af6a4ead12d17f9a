import { createClient } from '@tessera/client'
import type { RegisteredModule } from '@tessera/contracts/registry'
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { Shell } from '../boot/shell.ts'
import { type Measure, watchVitals } from './watch-vitals.ts'

const measure: Measure = (report) => {
  for (const on of [onLCP, onINP, onCLS, onFCP, onTTFB]) on(report)
}

/** Starts reporting how fast this document is. The client is a plain one: a report is nobody's. */
export function startVitals(shell: Shell, served: readonly RegisteredModule[]): void {
  const client = createClient({ origin: location.origin, fetch: (request) => fetch(request) })
  watchVitals(shell, { tab: window, served, client, measure })
}
