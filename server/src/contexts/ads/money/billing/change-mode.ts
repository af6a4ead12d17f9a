import type { BillingMode } from '@tessera/contracts/calls/billing'
import { eq } from '../../../../platform/database/sql.ts'
import type { Ports } from '../../../../ports.ts'
import type { Sql } from '../../../base/sql.ts'
import { advertiserBilling } from '../../accounts/campaigns/tables.ts'
import { post } from '../ledger/post.ts'
import { type BillingAccount, forgiveFailures, refreshReady } from './account.ts'
import { ledgerAccountOf, limitOf, owedOf } from './rules.ts'

/**
 * Changes how a locked account pays, and moves what it has to the other account of the ledger. False
 * for one that owes something: that is paid first.
 */
export async function changeMode(
  tx: Sql,
  ports: Ports,
  account: BillingAccount,
  mode: BillingMode,
): Promise<boolean> {
  if (account.mode === mode) return true
  const owed = owedOf(account)
  if (owed > 0) return false
  const { id, currency, thresholdMicro } = account
  if (owed < 0)
    await post(tx, ports, {
      reference: `mode ${id} ${ports.ids.next()}`,
      kind: 'correction',
      advertiserId: id,
      currency,
      about: { to: mode },
      entries: [
        { account: ledgerAccountOf(account.mode), amountMicro: -owed },
        { account: ledgerAccountOf(mode), amountMicro: owed },
      ],
    })
  await tx
    .update(advertiserBilling)
    .set({ mode, leftMicro: limitOf({ mode, thresholdMicro }) - owed })
    .where(eq(advertiserBilling.advertiserId, id))
  await forgiveFailures(tx, account)
  await refreshReady(tx, id)
  return true
}
