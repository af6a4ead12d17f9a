import type { TypeaheadItem } from '@tessera/contracts/entities/search'
import type { UserId } from '@tessera/contracts/ids'
import type { Language } from '@tessera/contracts/language'
import { textIn } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import { type Topic, topics } from '@tessera/contracts/topics'
import { pinsWithWords, stemsOf } from '../feed/pins-with-words.ts'
import { topicWords } from '../feed/topic-words.ts'
import type { Sql } from '../sql.ts'
import { foldText } from './fold-text.ts'
import { wordsOf } from './query-words.ts'
import { listedPins } from './shown-pins.ts'
import { groupOf, meantFrom } from './word-groups.ts'

/** Pins to read for the picture of a topic, in case some are hidden or another topic's. */
const pinsRead = 8

/** The topics, in the order that they are offered. */
export const offeredTopics: readonly Topic[] = topics.map(({ id }) => id)

/** Returns the topics that words belong to: by the start of their names, then by what they hold. */
export function topicsFor(words: readonly string[], language: Language): readonly Topic[] {
  const begun = topics.filter(({ name }) =>
    words.every((word) =>
      wordsOf(`${name} ${textIn(language, name)}`).some((part) => part.startsWith(word)),
    ),
  )
  const meant = new Set(
    words.flatMap((word) =>
      groupOf([word]).terms.flatMap((term) => (term.weight >= meantFrom ? term.words : [])),
    ),
  )
  const holding = topics.filter(({ id }) => wordsOf(topicWords[id]).some((word) => meant.has(word)))
  return [...new Set([...begun, ...holding].map(({ id }) => id))]
}

/** Returns topics as items, each with a picture of its own where there is one. */
export async function topicItems(
  db: Sql,
  viewerId: UserId | null,
  wanted: readonly Topic[],
  language: Language,
): Promise<readonly TypeaheadItem[]> {
  const lists = []
  for (const topic of wanted)
    lists.push({ topic, ids: await pinsWithWords(db, stemsOf(topicWords[topic]), pinsRead) })
  const all = [...new Set(lists.flatMap(({ ids }) => ids))]
  const seen = new Map((await listedPins(db, viewerId, all)).map((pin) => [pin.id, pin]))
  return lists.map(({ topic, ids }) => {
    const pin = ids.flatMap((id) => seen.get(id) ?? [])[0]
    if (pin !== undefined) seen.delete(pin.id)
    const name = topics.find(({ id }) => id === topic)?.name ?? topic
    return {
      type: 'topic',
      query: foldText(name),
      label: textIn(language, name),
      url: paths.topicIdeas.to({ topic }),
      image: pin?.images['236x'].url ?? null,
    }
  })
}
