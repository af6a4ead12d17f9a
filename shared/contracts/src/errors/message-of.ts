import { errorCatalogue } from './catalogue.ts'
import type { ErrorCode } from './codes.ts'
import { waitText } from './wait-text.ts'

/**
 * Returns the message of an error, with `{brand}` and other slots filled in. `{wait}` is made from
 * `wait_seconds` in the error's data, so that a text never names another time than Retry-After.
 */
export function messageOf(code: ErrorCode, slots: Readonly<Record<string, unknown>>): string {
  const { wait_seconds: seconds } = slots
  const wait = typeof seconds === 'number' ? waitText(seconds) : 'later'
  return errorCatalogue[code].message.replace(/\{(\w+)\}/g, (slot, name: string) =>
    String({ wait, ...slots }[name] ?? slot),
  )
}
