import { words } from './words.ts'

const texts: Readonly<Record<string, () => string>> = {
  nothing: words.seenNothing,
  'other-value': words.seenOther,
  elsewhere: words.seenElsewhere,
  'address-refused': words.seenRefused,
  'address-unfit': words.seenRefused,
  unreachable: words.seenUnreachable,
  'too-slow': words.seenSlow,
  'too-large': words.seenLarge,
  'too-many-redirects': words.seenStatus,
  'bad-status': words.seenStatus,
  'type-refused': words.seenType,
  unreadable: words.seenType,
}

/** Says what was found in a place instead of the code, and what helps. */
export const seenText = (seen: string | undefined): string | undefined =>
  seen === undefined ? undefined : (texts[seen] ?? words.seenNothing)()
