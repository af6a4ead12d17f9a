import { hear } from '../../base/domain-events/hear.ts'
import { mailboxProven } from '../../identity/index.ts'
import { adoptInvites } from './adopt-invites.ts'

/** Events that change who works on a board. */
export const collaboratorHears = [
  hear(mailboxProven, (tx, ports, { userId: id, email }) => adoptInvites(tx, ports, { id, email })),
]
