import { withoutSecrets } from '../platform/log/json-lines.ts'
import type { Log, LogFields } from '../platform/log/port.ts'

/** A log for tests, as its lines would be written. */
export interface KeptLog extends Log {
  /** Returns the names of new entries with a prefix, in order. */
  names(begin: string): readonly string[]
  /** Returns everything that was ever written. */
  text(): string
}

/** Creates a log that keeps its entries. */
export function keptLog(): KeptLog {
  const all: { readonly event: string; readonly fields: LogFields }[] = []
  let seen = 0
  const write = (event: string, fields: LogFields = {}) => {
    all.push({ event, fields: withoutSecrets(fields) })
  }
  return {
    info: write,
    warn: write,
    error: write,
    names(begin) {
      const fresh = all.slice(seen).map(({ event }) => event)
      seen = all.length
      return fresh.filter((event) => event.startsWith(begin))
    },
    text: () => JSON.stringify(all),
  }
}
