import type { Language } from '@tessera/contracts/language'
import { type SQL, sql } from '../../../platform/database/sql.ts'
import { sha256OfText } from '../../../platform/secrets/sha256.ts'
import type { Ports } from '../../../ports.ts'
import { stableHash } from '../../base/stable-hash.ts'
import type { QueryWords } from '../../base/words/query-words.ts'
import { pinsWithWords, stemsOf } from '../feed/pins-with-words.ts'
import { topicList } from '../feed/topic-list.ts'
import { groupsOf, meantFrom, type Spoken, spokenIn } from '../kinds/word-groups.ts'
import { topicsFor } from '../search/topic-items.ts'
import { pinsOfList } from './list-subject.ts'
import { type Subject, startsMost } from './subject.ts'

/**
 * The number of names that the lists of searches share. Anything may be searched for, so that a name
 * for each search would let anybody store any number of lists; and no search is stored as text.
 */
const shares = 1_024

/** Max ideas that have what was searched for. */
const foundMost = 60

/** Max words or phrases to look up, shared by the words of the query. */
const termsMost = 48

/** Returns what stands for the words of a query, by its weight, as one text. */
function textOf(
  words: readonly string[],
  spoken: Spoken,
  fits: (weight: number) => boolean,
): string {
  const groups = groupsOf(words, spoken)
  const ofEach = Math.ceil(termsMost / Math.max(1, groups.length))
  return groups
    .flatMap(({ terms }) => terms.filter(({ weight }) => fits(weight)).slice(0, ofEach))
    .flatMap((term) => term.words)
    .join(' ')
}

const tagStems = (tags: readonly string[]): SQL =>
  sql`select unnest(${sql.param(tags.map((tag) => `#${tag}`))}::text[])`

/**
 * Returns the subject of a search: ideas that have what was searched for come first, since a search of
 * boards or with filters has shown none. Words beside it, such as what belongs to the thing and other
 * kinds of it, find ideas that fit.
 */
export function searchSubject(
  ports: Pick<Ports, 'db' | 'ids' | 'clock'>,
  { words, tags }: QueryWords,
  language: Language,
): Subject {
  const { db } = ports
  const [topic] = words.length === 0 ? [] : topicsFor(words, language)
  const spoken = spokenIn(language)
  const key = JSON.stringify([words, tags, topic, spoken])
  return {
    name: `more:search:${stableHash(key) % shares}`,
    basis: sha256OfText(key),
    words,
    async read() {
      const meant = stemsOf(textOf(words, spoken, (weight) => weight >= meantFrom))
      const found = await pinsWithWords(db, sql`(${meant}) union (${tagStems(tags)})`, foundMost)
      return {
        starts: found.slice(0, startsMost),
        about: [],
        first: found,
        stems: stemsOf(textOf(words, spoken, (weight) => weight < meantFrom)),
        beyond: topic === undefined ? [] : await pinsOfList(db, (await topicList(ports, topic)).id),
        // Pages leave out the results that they have shown.
        seen: async () => [],
      }
    },
  }
}
