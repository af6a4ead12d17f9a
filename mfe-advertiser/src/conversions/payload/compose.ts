/** The values that are typed about an event. */
export interface EventDraft {
  readonly name: string
  readonly place: string
  readonly id: string
  readonly value: string
  readonly currency: string
}

interface Composed extends EventDraft {
  /** The hash of an email address; '' without one. */
  readonly emailHash: string
  readonly now: Date
}

const given = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))

const part = (name: string, fields: Readonly<Record<string, unknown>>) => {
  const own = given(fields)
  return Object.keys(own).length === 0 ? {} : { [name]: own }
}

/** A value as JSON writes it: a number where the text is one. */
const amountOf = (text: string): string | number => {
  const value = text.trim().replace(',', '.')
  return value !== '' && Number.isFinite(Number(value)) ? Number(value) : value
}

/** Returns an event of a payload. */
export const eventOf = ({ name, place, id, value, currency, emailHash, now }: Composed) => ({
  event_name: name,
  action_source: place,
  event_time: Math.floor(now.getTime() / 1000),
  ...given({ event_id: id.trim() }),
  ...part('user_data', { em: emailHash }),
  ...(value.trim() === ''
    ? {}
    : part('custom_data', { value: amountOf(value), currency: currency.trim() })),
})

/** Returns a payload with one event more; null where the text is no payload. */
export function withEvent(text: string, event: object): string | null {
  try {
    const payload: unknown = text.trim() === '' ? { events: [] } : JSON.parse(text)
    if (typeof payload !== 'object' || payload === null || !('events' in payload)) return null
    const { events } = payload
    if (!Array.isArray(events)) return null
    return JSON.stringify({ ...payload, events: [...events, event] }, null, 2)
  } catch {
    return null
  }
}

/** Returns where a line of a text begins and ends. */
export function lineSpan(text: string, line: number): readonly [number, number] {
  const lines = text.split('\n')
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0)
  return [start, start + (lines[line - 1]?.length ?? 0)]
}
