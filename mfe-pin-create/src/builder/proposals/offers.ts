import { type FoundWords, type WordField, wordFields } from './file-words.ts'

/** The source of proposed words. */
type WordSource = 'file' | 'page'

/** Words that are proposed for a field. */
export interface Offer {
  readonly field: WordField
  readonly source: WordSource
  readonly text: string
}

interface OffersOf {
  /** The present texts of the fields. */
  readonly now: Readonly<Record<WordField, string>>
  readonly file: FoundWords
  readonly page: FoundWords
  /** The words that the person dismissed, as `declineKey` names them. */
  readonly declined: readonly string[]
}

/** Names the words of a field, to remember that they were dismissed. */
export const declineKey = ({ field, text }: Pick<Offer, 'field' | 'text'>): string =>
  `${field} ${text}`

/** Returns the proposals: each text once, without those that a field has and those dismissed. */
export function offersOf({ now, file, page, declined }: OffersOf): readonly Offer[] {
  const all = wordFields.flatMap((field) =>
    (
      [
        ['file', file],
        ['page', page],
      ] as const
    ).flatMap(([source, { [field]: text }]) =>
      text === undefined || text === '' ? [] : [{ field, source, text }],
    ),
  )
  const seen = new Set(declined)
  return all.filter((offer) => {
    const key = declineKey(offer)
    const isNew = !seen.has(key) && now[offer.field].trim() !== offer.text
    seen.add(key)
    return isNew
  })
}
