import type { TypeaheadItem } from '@tessera/contracts/entities/search'
import type { UserId } from '@tessera/contracts/ids'
import type { Language } from '@tessera/contracts/language'
import { textIn } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import { type Topic, topics } from '@tessera/contracts/topics'
import type { QueryValue } from '../../../platform/database/hot-query.ts'
import { and, sql } from '../../../platform/database/sql.ts'
import { pictureUrl } from '../../base/media/rules.ts'
import { media } from '../../base/media/tables.ts'
import { foldText } from '../../base/words/fold-text.ts'
import { wordsOf } from '../../base/words/query-words.ts'
import { boards, isVisibleTo, listedFor, pins } from '../../pins/index.ts'
import { selectWithWords, stemsOf } from '../feed/pins-with-words.ts'
import { topicWords } from '../feed/topic-words.ts'
import { groupOf, meantFrom } from '../kinds/word-groups.ts'

/** Pins to read for the picture of a topic, in case some are hidden or another topic's. */
const pinsRead = 8

/** The topics, in the order that they are offered. */
export const offeredTopics: readonly Topic[] = topics.map(({ id }) => id)

/** The words of each topic's name, also in a language, and those of what it holds. */
const wordsOfTopics = (language: Language) =>
  topics.map(({ id, name }) => ({
    id,
    named: wordsOf(`${name} ${textIn(language, name)}`),
    held: wordsOf(topicWords[id]),
  }))

const known = new WeakMap<Language, ReturnType<typeof wordsOfTopics>>()

function topicsIn(language: Language) {
  const kept = known.get(language) ?? wordsOfTopics(language)
  known.set(language, kept)
  return kept
}

/** Returns the topics that words belong to: by the start of their names, then by what they hold. */
export function topicsFor(words: readonly string[], language: Language): readonly Topic[] {
  const all = topicsIn(language)
  const begun = all.filter(({ named }) =>
    words.every((word) => named.some((part) => part.startsWith(word))),
  )
  const meant = new Set(
    words.flatMap((word) =>
      groupOf([word]).terms.flatMap((term) => (term.weight >= meantFrom ? term.words : [])),
    ),
  )
  const holding = all.filter(({ held }) => held.some((word) => meant.has(word)))
  return [...new Set([...begun, ...holding].map(({ id }) => id))]
}

/** The visible pins of a topic, best first, each with the key of its picture. */
type TopicPictures = readonly (readonly [pinId: string, key: string])[]

/**
 * The pictures of topics, as JSON, so that a statement of the search field brings them along. It takes
 * the placeholder `topics`: the words of each.
 */
export const topicPictures = (viewerId: QueryValue<UserId> | null) => sql<
  readonly TopicPictures[]
>`(
  select coalesce(json_agg(seen.pictures order by topic.place), '[]')
  from unnest((select ${sql.placeholder('topics')}::text[])) with ordinality topic(words, place)
    cross join lateral (
      select coalesce(json_agg(json_build_array(${pins.id}::text, ${media.key}) order by said.place), '[]')
        as pictures
      from (
        select pin_id, row_number() over () as place
        from (${selectWithWords(stemsOf(sql`topic.words`), pinsRead)}) best
      ) said join ${pins} on ${pins.id} = said.pin_id
        join ${boards} on ${boards.id} = ${pins.boardId} join ${media} on ${media.id} = ${pins.mediaId}
      where ${and(listedFor(viewerId), viewerId === null ? undefined : isVisibleTo(viewerId))}
    ) seen)`

/** Returns the value of `topics`. */
export const topicValues = (wanted: readonly Topic[]): string[] =>
  wanted.map((topic) => topicWords[topic])

/** Returns topics as items, each with a picture of its own where there is one. */
export function topicItems(
  wanted: readonly Topic[],
  pictures: readonly TopicPictures[],
  language: Language,
  size: Parameters<typeof pictureUrl>[1] = '236x',
): readonly TypeaheadItem[] {
  const used = new Set<string>()
  return wanted.map((topic, at) => {
    const picture = pictures[at]?.find(([id]) => !used.has(id))
    if (picture !== undefined) used.add(picture[0])
    const name = topics.find(({ id }) => id === topic)?.name ?? topic
    return {
      type: 'topic',
      query: foldText(name),
      label: textIn(language, name),
      url: paths.topicIdeas.to({ topic }),
      image: picture === undefined ? null : pictureUrl(picture[1], size),
    }
  })
}
