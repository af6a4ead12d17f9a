import { z } from '@tessera/contracts/schema'
import type pg from 'pg'
import type { OpenDatabase } from '../database/port.ts'
import { causeText } from '../log/cause-text.ts'
import type { Log } from '../log/port.ts'
import { listeners } from './listeners.ts'
import { listening } from './listening.ts'
import { notifyQueue } from './notify-queue.ts'
import { type Live, LiveMessage } from './port.ts'

const channel = 'tessera_live'

/** A notice on the wire: topic, kind, id. */
const Notice = z.tuple([z.string(), z.string(), z.string()])

function noticeOf(payload: string) {
  try {
    return z.safeParse(Notice, JSON.parse(payload)).data
  } catch {
    return undefined
  }
}

/** Live messages between instances that share a PostgreSQL: NOTIFY out, one connection in. */
export async function postgresLive(
  { db, afterCommit }: Pick<OpenDatabase, 'db' | 'afterCommit'>,
  newClient: () => pg.Client,
  log: Log,
): Promise<Live> {
  const heard = listeners()
  const out = notifyQueue(db, {
    channel,
    onFailed: (cause) => log.warn('live.not-sent', { cause: causeText(cause) }),
  })
  const line = await listening({
    channel,
    newClient,
    onNotice(payload) {
      const [topic, kind, id] = noticeOf(payload) ?? []
      if (topic === undefined || kind === undefined || id === undefined) return
      heard.tell(topic, { type: 'message', message: { kind, id } })
    },
    onMissed: () => heard.tellAll({ type: 'missed' }),
    onBroken: (cause) => log.warn('live.line-broken', { cause: causeText(cause) }),
  })
  return {
    publish(topic, given) {
      const { kind, id } = LiveMessage.parse(given)
      afterCommit(() => out.send(JSON.stringify([topic, kind, id])))
    },
    subscribe: heard.add,
    async close() {
      heard.clear()
      await out.settled()
      await line.close()
    },
  }
}
