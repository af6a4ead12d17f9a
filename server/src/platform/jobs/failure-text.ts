import { causeText } from '../../calls/cause-text.ts'

/** Shorter values stand in too many words to be taken out of them. */
const shortest = 4

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length < shortest ? [] : [value]
  if (typeof value === 'number' || typeof value === 'bigint') return textsIn(String(value))
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** What the log says of a job that failed: never what the job was told, which is people's own. */
export function failureText(cause: unknown, payload: unknown): string {
  return textsIn(payload)
    .toSorted((one, other) => other.length - one.length)
    .reduce((text, value) => text.replaceAll(value, '(kept out)'), causeText(cause))
}
