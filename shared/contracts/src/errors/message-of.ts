import { errorCatalogue } from './catalogue.ts'
import type { ErrorCode } from './codes.ts'
import { waitText } from './wait-text.ts'

/**
 * What a person reads of an error: its text of the catalogue with `{brand}` and the like filled in.
 * `{wait}` is made of `wait_seconds` in the error's data, so a text never names another time than
 * Retry-After.
 */
export function messageOf(code: ErrorCode, slots: Readonly<Record<string, unknown>>): string {
  const { wait_seconds: seconds } = slots
  const wait = typeof seconds === 'number' ? waitText(seconds) : 'later'
  return errorCatalogue[code].message.replace(/\{(\w+)\}/g, (slot, name: string) =>
    String({ wait, ...slots }[name] ?? slot),
  )
}
