import type { BusEvent } from '@tessera/bus'
import { atom } from 'nanostores'

/** An event of the bus as the panel keeps it. */
export interface LoggedEvent {
  readonly id: number
  /** Milliseconds after the page began to load. */
  readonly at: number
  readonly name: string
  readonly version: number
  /** The payload as text, cut off where it is long. */
  readonly payload: string
}

/** The most events that are kept. */
export const eventsMost = 200
const payloadMost = 2_000

function textOf(payload: unknown): string {
  try {
    const text = JSON.stringify(payload, null, 2) ?? ''
    return text.length > payloadMost ? `${text.slice(0, payloadMost)} …` : text
  } catch (thrown) {
    return String(thrown)
  }
}

/** Keeps the last events, newest first, in bounded memory. */
export function createEventLog(now: () => number) {
  const $events = atom<readonly LoggedEvent[]>([])
  let count = 0
  return {
    $events,
    hear({ name, version, payload }: BusEvent): void {
      count += 1
      const event = { id: count, at: Math.round(now()), name, version, payload: textOf(payload) }
      $events.set([event, ...$events.get()].slice(0, eventsMost))
    },
    clear: () => $events.set([]),
  }
}

/** Returns the events whose name or payload has a text, in any case. */
export function eventsWith(events: readonly LoggedEvent[], text: string): readonly LoggedEvent[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return events
  return events.filter(({ name, payload }) => `${name}\n${payload}`.toLowerCase().includes(wanted))
}
