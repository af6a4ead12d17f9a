import type { ListId, PinId, UserId } from '@tessera/contracts/ids'
import type { Topic } from '@tessera/contracts/topics'
import { eq } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../../base/sql.ts'
import { wordsOf } from '../../base/words/query-words.ts'
import { storedLists } from '../feed/tables.ts'
import { topicList } from '../feed/topic-list.ts'
import { topicWords } from '../feed/topic-words.ts'
import { relatedList } from '../related/related-list.ts'
import { findLooked } from '../related/store.ts'
import { commonStems, type Subject, type SubjectParts, startsMost } from './subject.ts'

/** Max words of a pin that choose topics. */
const wordsMost = 8

/** Loads the pins of a stored list. */
export async function pinsOfList(db: Sql, id: ListId): Promise<readonly PinId[]> {
  const [list] = await db
    .select({ pinIds: storedLists.pinIds })
    .from(storedLists)
    .where(eq(storedLists.id, id))
  return list?.pinIds ?? []
}

/** Returns the parts of a subject whose list is stored: all of it was shown. */
function partsOf(ideas: readonly PinId[]): SubjectParts {
  const starts = ideas.slice(0, startsMost)
  return {
    starts,
    about: [],
    stems: commonStems(starts),
    first: [],
    beyond: [],
    seen: async () => ideas,
  }
}

/** Returns the subject of the pins like one; undefined when the viewer may not see that pin. */
export async function pinSubject(
  ports: Pick<Ports, 'db' | 'ids' | 'clock' | 'promoter'>,
  pinId: PinId,
  viewerId: UserId | null,
): Promise<Subject | undefined> {
  const looked = await findLooked(ports, pinId, { viewerId, factsOn: null })
  if (looked === undefined) return undefined
  return {
    name: `more:pin:${looked.id}`,
    basis: '',
    words: wordsOf(looked.stems).slice(0, wordsMost),
    async read() {
      const shown = await pinsOfList(ports.db, (await relatedList(ports, looked)).id)
      return partsOf([looked.originId, ...shown])
    },
  }
}

/** Returns the subject of a topic. */
export const topicSubject = (
  ports: Pick<Ports, 'db' | 'ids' | 'clock'>,
  topic: Topic,
): Subject => ({
  name: `more:topic:${topic}`,
  basis: '',
  words: wordsOf(topicWords[topic]),
  read: async () => partsOf(await pinsOfList(ports.db, (await topicList(ports, topic)).id)),
})
