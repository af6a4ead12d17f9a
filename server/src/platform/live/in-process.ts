import type { OpenDatabase } from '../database/port.ts'
import { listeners } from './listeners.ts'
import { type Live, LiveMessage } from './port.ts'

/** Live messages within the one process that has the database. */
export function inProcessLive({ afterCommit }: Pick<OpenDatabase, 'afterCommit'>): Live {
  const heard = listeners()
  return {
    publish(topic, given) {
      const message = LiveMessage.parse(given)
      afterCommit(() => heard.tell(topic, { type: 'message', message }))
    },
    subscribe: heard.add,
    close: async () => heard.clear(),
  }
}
