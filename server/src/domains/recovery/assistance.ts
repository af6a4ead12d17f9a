import type { Visit } from '../../calls/visit.ts'
import type { Account } from '../identity/account.ts'
import { sendLink } from './send-link.ts'

/**
 * Sends somebody who has trouble logging in a letter that brings them back. It counts with the
 * letters that people ask for themselves, and does not slow the call.
 */
export async function sendAssistance(
  { ports }: Pick<Visit, 'ports'>,
  account: Pick<Account, 'id'>,
): Promise<void> {
  await ports.jobs.enqueue(ports.db, sendLink, { user_id: account.id, reason: 'assistance' })
}
