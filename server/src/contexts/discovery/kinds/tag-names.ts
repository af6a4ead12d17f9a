import { hashtagPattern } from '@tessera/contracts/entities/search'
import { foldText } from '../../base/words/fold-text.ts'
import { spacedName, usualName } from './relations.ts'

/** Max hashtags to read: a pin with fifty is about none of them. */
const tagsMax = 16

/** Returns the hashtags of a description, as the phrases that they stand for. */
export const tagsOf = (description: string): readonly string[] =>
  [...description.matchAll(hashtagPattern)]
    .slice(0, tagsMax)
    .map(([, tag = '']) => spacedName(foldText(tag)))

/** Returns the usual names of the hashtags of a description. */
export const tagNames = (description: string): readonly string[] => [
  ...new Set(tagsOf(description).map(usualName)),
]
