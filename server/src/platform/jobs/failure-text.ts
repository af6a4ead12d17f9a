import { causeText } from '../log/cause-text.ts'

/** Shorter values occur in too many words to be removed. */
const shortest = 4

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length < shortest ? [] : [value]
  if (typeof value === 'number' || typeof value === 'bigint') return textsIn(String(value))
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Describes a failed job for the log, without its payload: that's people's data. */
export function failureText(cause: unknown, payload: unknown): string {
  return textsIn(payload)
    .toSorted((one, other) => other.length - one.length)
    .reduce((text, value) => text.replaceAll(value, '(kept out)'), causeText(cause))
}
