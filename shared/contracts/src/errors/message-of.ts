import { type Language, spokenLanguage } from '../language.ts'
import { fillSlots, textIn } from '../messages.ts'
import { errorCatalogue } from './catalogue.ts'
import type { ErrorCode } from './codes.ts'
import { waitText } from './wait-text.ts'

/**
 * Returns the message of an error, with `{brand}` and other slots filled in. `{wait}` is made from
 * `wait_seconds` in the error's data, so that a text never names another time than Retry-After.
 */
export function messageOf(
  code: ErrorCode,
  slots: Readonly<Record<string, unknown>>,
  language: Language = spokenLanguage(),
): string {
  const wait = waitText(slots.wait_seconds, language)
  return fillSlots(textIn(language, errorCatalogue[code].message), { wait, ...slots }, language)
}
