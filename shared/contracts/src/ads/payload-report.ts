import { isDeeperThan } from '../calls/json-depth.ts'
import { repeatedKeyAt } from '../calls/sent-json.ts'
import { limits } from '../limits.ts'
import type { ConversionFault, ConversionWarning } from './conversion-faults.ts'
import { checkEvent } from './conversion-payload.ts'
import { faultOf } from './fault-reader.ts'
import { jsonLines, lineAt } from './json-lines.ts'

/** A fault, with the line on which it stands and the event that has it; null for the whole. */
export interface LineFault extends ConversionFault {
  readonly line: number
  readonly index: number | null
}

/** The payload helper's report on a text. The text would be counted when `faults` is empty. */
export interface PayloadReport {
  readonly events: number
  readonly faults: readonly LineFault[]
  readonly warnings: readonly { readonly index: number; readonly warning: ConversionWarning }[]
}

const known = ['events', 'test', 'test_code']

const whole = (fault: ConversionFault, line: number): PayloadReport => ({
  events: 0,
  faults: [{ ...fault, line, index: null }],
  warnings: [],
})

function parsed(text: string): { readonly value: unknown } | { readonly line: number } {
  if (isDeeperThan(limits.jsonDepth, text)) return { line: 1 }
  const repeated = repeatedKeyAt(text)
  if (repeated !== undefined) return { line: lineAt(text, repeated) }
  try {
    const value: unknown = JSON.parse(text)
    return { value }
  } catch (error) {
    const [, position] = /position (\d+)/.exec(String(error)) ?? []
    return { line: lineAt(text, position === undefined ? text.length : Number(position)) }
  }
}

const eventsIn = (value: unknown): readonly unknown[] | undefined => {
  if (typeof value !== 'object' || value === null || !('events' in value)) return undefined
  const { events } = value
  return Array.isArray(events) && events.length > 0 ? events : undefined
}

/**
 * Says what the events API would say of a body, line by line: the same check as the service's.
 *
 *     checkPayload('{ "events": [{ "event_name": "buy" }] }', Date.now())
 *     // faults: [{ line: 1, index: 0, field: 'event_name', code: 'event-unknown', … }, …]
 */
export function checkPayload(text: string, now: number): PayloadReport {
  const read = parsed(text)
  if (!('value' in read)) return whole(faultOf('not-json', ''), read.line)
  const events = eventsIn(read.value)
  if (events === undefined) return whole(faultOf('events-missing', 'events'), 1)
  const lines = jsonLines(text)
  if (events.length > limits.conversionEventsAtOnce)
    return whole(faultOf('too-many', 'events'), lines.get('events') ?? 1)
  const checks = events.map((event) => checkEvent(event, now))
  const unknown = Object.keys(Object(read.value)).filter((name) => !known.includes(name))
  return {
    events: events.length,
    faults: [
      ...unknown.map((name) => ({
        ...faultOf('field-unknown', name),
        line: lines.get(name) ?? 1,
        index: null,
      })),
      ...checks.flatMap(({ faults }, index) =>
        faults.map((fault) => ({ ...fault, index, line: lineOf(lines, index, fault.field) })),
      ),
    ],
    warnings: checks.flatMap(({ warnings }, index) =>
      warnings.map((warning) => ({ index, warning })),
    ),
  }
}

/** Returns the line of a field; of what holds it when the field is missing. */
function lineOf(lines: ReadonlyMap<string, number>, index: number, field: string): number {
  const parts = [`events.${index}`, ...field.split('.').filter((part) => part !== '')]
  for (let length = parts.length; length > 0; length -= 1) {
    const line = lines.get(parts.slice(0, length).join('.'))
    if (line !== undefined) return line
  }
  return 1
}
