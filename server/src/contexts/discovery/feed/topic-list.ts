import type { Topic } from '@tessera/contracts/topics'
import type { Ports } from '../../../ports.ts'
import { candidatesInSight } from './candidates.ts'
import { feedOrder } from './feed-order.ts'
import { topicListName } from './list-names.ts'
import { pinsWithWords, stemsOf } from './pins-with-words.ts'
import { currentList, type StoredList } from './stored-lists.ts'
import { topicWords } from './topic-words.ts'

/** New readers get the same list for ten minutes. */
const currentMilliseconds = 600_000

const listMax = 500

/** Returns the list of pins on a topic, most matching words first. */
export const topicList = (
  ports: Pick<Ports, 'db' | 'ids' | 'clock'>,
  topic: Topic,
): Promise<StoredList> =>
  currentList(ports, {
    name: topicListName(topic),
    milliseconds: currentMilliseconds,
    make: async () => {
      const found = await pinsWithWords(ports.db, stemsOf(topicWords[topic]), listMax)
      const seen = await candidatesInSight(ports.db, found)
      return feedOrder(new Map([['said', seen]]), ['said'], listMax).map(({ id }) => id)
    },
  })
