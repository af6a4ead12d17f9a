import type { ImportEntry, ImportListName } from '@tessera/contracts/calls/imports'
import { words } from './words.ts'

const faultTexts: Readonly<Record<string, () => string>> = {
  'no-address': words.noAddress,
  'no-picture': words.noPicture,
  'too-large': words.big,
  'not-a-picture': words.notPicture,
  unreadable: words.unreadable,
  'row-unfit': words.rowUnfit,
  'cut-off': words.cutOff,
  'image-unreadable': words.unreadable,
  'image-type-refused': words.unreadable,
  'upload-quota': words.quota,
  'uploads-many': words.quota,
  'picture-refused': words.refused,
  'words-refused': words.wordsRefused,
  'link-blocked': words.linkBlocked,
  'image-too-large': words.big,
}

/** Faults of a page that still has its link, and a card. */
const cardTexts: Readonly<Record<string, () => string>> = {
  'outside-nopin': words.optedOut,
  'picture-missing': words.noPicture,
  'upload-quota': words.quotaOfCard,
}

function reasonOf(list: ImportListName, why: string): string | undefined {
  if (list === 'duplicates') return undefined
  if (list === 'undated') return words.undatedWhy()
  if (list === 'cards') return (cardTexts[why] ?? words.notFetched)()
  return (faultTexts[why] ?? words.notFetched)()
}

/** Says what an entry of a list is, where it stands and why it is there. */
export function entryText(list: ImportListName, { name, line, why }: ImportEntry): string {
  const reason = reasonOf(list, why)
  const said = reason === undefined ? name : words.because({ name, why: reason })
  return line === null ? said : words.atLine({ line: String(line), text: said })
}
