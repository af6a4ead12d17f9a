import type { UserId } from '@tessera/contracts/ids'
import type { Tx } from '../../../platform/database/port.ts'
import type { Ports } from '../../../ports.ts'
import { notify } from '../notifications/notify.ts'
import type { Joined } from './join.ts'

/** Notifies a board's owner and the inviter that somebody joined. */
export async function notifyJoined(
  tx: Tx,
  ports: Ports,
  joinerId: UserId,
  joined: Joined,
): Promise<Joined> {
  if (typeof joined === 'string') return joined
  const news = {
    kind: 'board-invite-accepted',
    actorId: joinerId,
    boardId: joined.boardId,
  } as const
  for (const id of joined.tell) await notify(tx, ports, id, news)
  return joined
}
