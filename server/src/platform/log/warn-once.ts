import type { Log, LogFields } from './port.ts'

/** Max subjects of one event, so that strangers who vary what they send don't fill the log. */
const subjectsMax = 8

const warned = new WeakMap<Log, Map<string, Set<string>>>()

/** Warns about a subject once in the life of a log, and about eight subjects of an event at most. */
export function warnOnce(log: Log, event: string, subject: string, fields: LogFields): void {
  const events = warned.get(log) ?? new Map<string, Set<string>>()
  warned.set(log, events)
  const subjects = events.get(event) ?? new Set()
  events.set(event, subjects)
  if (subjects.has(subject) || subjects.size >= subjectsMax) return
  subjects.add(subject)
  log.warn(event, fields)
}
