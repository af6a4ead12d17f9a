import type { LibraryKind, RestoreLeftOut, RestoreWhy } from '@tessera/contracts/calls/restores'
import { words } from './words.ts'

const kinds: Readonly<Record<LibraryKind, () => string>> = {
  boards: words.boards,
  sections: words.sections,
  pins: words.pins,
  notes: words.notes,
  comments: words.comments,
  schedules: words.schedules,
  kept: words.kept,
  people: words.people,
}

const whys: Readonly<Record<RestoreWhy, () => string>> = {
  person: words.whyPerson,
  'others-pins': words.whyOthersPins,
  'no-file': words.whyNoFile,
  'file-altered': words.whyAltered,
  'file-unreadable': words.whyUnreadable,
  'file-too-large': words.whyTooLarge,
  'picture-refused': words.whyRefused,
  'video-not-allowed': words.whyVideo,
  'captions-unfit': words.whyCaptions,
  'no-board': words.whyNoBoard,
  'no-pin': words.whyNoPin,
  'no-idea': words.whyNoIdea,
  full: words.whyFull,
  'not-allowed': words.whyNotAllowed,
  unfit: words.whyUnfit,
}

/** Says how many things of a kind there are. */
export const kindText = (
  { kind, count }: { readonly kind: LibraryKind; readonly count: number },
  locale: string,
): string =>
  words.counted({ what: kinds[kind](), count: new Intl.NumberFormat(locale).format(count) })

/** Says how many things are left out for a reason. */
export const whyText = (
  { why, count }: { readonly why: RestoreWhy; readonly count: number },
  locale: string,
): string => {
  const what = whys[why]()
  const sentence = `${what.slice(0, 1).toLocaleUpperCase(locale)}${what.slice(1)}`
  return words.counted({ what: sentence, count: new Intl.NumberFormat(locale).format(count) })
}

/** Says why one thing was left out. */
export const leftOutText = ({ name, kind, why }: RestoreLeftOut): string =>
  words.because({ name: name === '' ? kinds[kind]() : name, why: whys[why]() })
