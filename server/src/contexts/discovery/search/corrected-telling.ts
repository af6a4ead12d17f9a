import type { Db } from '../../../platform/database/port.ts'
import { correctWord } from './correct-word.ts'
import { type KnownGroup, knownGroups } from './known-groups.ts'
import type { Told } from './reading.ts'

/** Returns the groups that no pin has, in any form. */
export const unknownIn = (told: Told): readonly KnownGroup[] =>
  told.groups.filter(
    ({ terms, isColor }) =>
      terms.length > 0 && !isColor && terms.every(({ pinCount }) => pinCount === 0),
  )

/** Replaces every word that no pin has, in any form, by its most likely correction. */
export async function correctedTelling(db: Db, told: Told): Promise<Told | undefined> {
  const meant = new Map<string, string>()
  // A German word is read in English, and corrected only as it was typed.
  for (const { typed } of unknownIn(told))
    for (const word of typed.filter((each) => told.query.words.includes(each))) {
      const other = await correctWord(db, word)
      if (other !== undefined) meant.set(word, other)
    }
  if (meant.size === 0) return undefined
  const instead = (word: string) => meant.get(word) ?? word
  const query = {
    ...told.query,
    text: told.query.text.replace(/[\p{L}\p{N}\p{M}]+/gu, instead),
    words: told.query.words.map(instead),
  }
  return { ...told, query, groups: await knownGroups(db, query.words, told.spoken) }
}
