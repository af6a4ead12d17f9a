import { limits } from '@tessera/contracts/limits'
import { words } from './words.ts'

/** What is wrong with a section's name before it is sent; undefined where it may be. */
export function sectionNameFault(name: string): string | undefined {
  const trimmed = name.trim()
  if (trimmed === '') return words.nameBlank()
  return [...trimmed].length > limits.sectionTitleMax
    ? words.nameLong({ maxLength: limits.sectionTitleMax })
    : undefined
}
