import type { TypeaheadItem } from '@tessera/contracts/entities/search'
import type { UserId } from '@tessera/contracts/ids'
import type { Language } from '@tessera/contracts/language'
import type { Topic } from '@tessera/contracts/topics'
import type { Sql } from '../../base/sql.ts'
import { offeredTopics, topicItems, topicsFor, topicValues } from '../search/topic-items.ts'
import { picturesOf } from './pictures.ts'

/** Topics to look at: some may have no picture. */
const topicsRead = 16

/** Topics to offer: whole rows of two, three, four and six. */
const topicsMost = 12

/** The reader of topics, and the subject of the list before them. */
export interface AskedTopics {
  readonly viewerId: UserId | null
  readonly language: Language
  readonly words: readonly string[]
  /** The topic that the reader is on. */
  readonly without: Topic | undefined
}

/** Returns topics to explore next, nearest first. A topic without pictures has no pins, and is left out. */
export async function nextTopics(
  db: Sql,
  { viewerId, language, words, without }: AskedTopics,
): Promise<readonly TypeaheadItem[]> {
  const near = words.length === 0 ? [] : topicsFor(words, language)
  const wanted = [...new Set([...near, ...offeredTopics])]
    .filter((topic) => topic !== without)
    .slice(0, topicsRead)
  const pictures = await picturesOf(db, viewerId, topicValues(wanted))
  return topicItems(wanted, pictures, language, '474x')
    .filter(({ image }) => image !== null)
    .slice(0, topicsMost)
}
