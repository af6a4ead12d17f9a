import type { Account } from '../../../calls/account.ts'
import type { Visit } from '../../../calls/visit.ts'
import { sendLink } from './send-link.ts'

/**
 * Emails a reset link to a member who has trouble logging in. It counts against the same limit as
 * requested links, and runs in the background to keep the call fast.
 */
export async function sendAssistance(
  { ports }: Pick<Visit, 'ports'>,
  account: Pick<Account, 'id'>,
): Promise<void> {
  await ports.jobs.enqueue(ports.db, sendLink, { user_id: account.id, reason: 'assistance' })
}
