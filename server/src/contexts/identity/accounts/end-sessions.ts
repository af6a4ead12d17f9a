import type { UserId } from '@tessera/contracts/ids'
import { eq } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { memberTopic, sessionEnded } from './member-topic.ts'
import { endSessionsOf } from './sessions.ts'
import { type AccountState, devices, users } from './tables.ts'

/** Ends all sessions of a member, or all but one, and closes the tabs they opened. */
export async function endSessionsEverywhere(
  ports: Pick<Ports, 'db' | 'live'>,
  userId: UserId,
  kept: { readonly except?: string | null } = {},
): Promise<void> {
  await endSessionsOf(ports.db, userId, kept)
  notifyTabs(ports, userId)
}

/** Tells a member's open tabs that one of their sessions may have ended. */
export const notifyTabs = ({ live }: Pick<Ports, 'live'>, userId: UserId): void =>
  live.publish(memberTopic(userId), { kind: sessionEnded, id: 'ended' })

/** Disables an account: ends its sessions and forgets the browsers that recognize it. */
export async function disableAccount(
  ports: Pick<Ports, 'db' | 'live' | 'log'>,
  userId: UserId,
  state: Exclude<AccountState, 'active'>,
): Promise<void> {
  await ports.db.transaction(async (tx) => {
    await tx.update(users).set({ state }).where(eq(users.id, userId))
    await endSessionsOf(tx, userId)
    await tx.delete(devices).where(eq(devices.userId, userId))
  })
  notifyTabs(ports, userId)
  ports.log.info('identity.disabled', { user: userId, state })
}
