import { blockUser, unblockUser } from '@tessera/contracts/calls/follows'
import { userBlocked } from '@tessera/contracts/events/facts'
import type { ShellContext } from '@tessera/module'

/** Blocks somebody or takes that back; whether the service agreed. What it said otherwise is in a toast. */
export async function setBlocked(
  { bus, client, toast }: Pick<ShellContext, 'bus' | 'client' | 'toast'>,
  userId: string,
  blocked: boolean,
): Promise<boolean> {
  const result = await client.call(blocked ? blockUser : unblockUser, { user_id: userId })
  if (!result.ok) {
    toast({ text: result.error.message, tone: 'bad' })
    return false
  }
  bus.emit(userBlocked, { userId, blocked })
  return true
}
