import type { AdvertiserId } from '@tessera/contracts/ids'
import { eq, sql } from '../../platform/database/sql.ts'
import type { Ports } from '../../ports.ts'
import { advertiserBilling } from '../ads/tables.ts'
import type { Sql } from '../sql.ts'
import { type Posting, post } from './post.ts'

/** Money that an ad account spends, or gets back. */
export interface Spending extends Pick<Posting, 'reference' | 'currency' | 'about'> {
  readonly advertiserId: AdvertiserId
  readonly mode: 'prepaid' | 'threshold'
  readonly amountMicro: number
}

/** Posts what leaves the account to revenue, and lowers what it may still spend by as much. */
async function move(
  tx: Sql,
  ports: Pick<Ports, 'ids' | 'clock'>,
  { mode, amountMicro, ...posting }: Spending & Pick<Posting, 'kind'>,
): Promise<void> {
  const isPosted = await post(tx, ports, {
    ...posting,
    entries: [
      { account: mode === 'prepaid' ? 'prepaid' : 'owed', amountMicro },
      { account: 'revenue', amountMicro: -amountMicro },
    ],
  })
  if (!isPosted) throw new Error(`'${posting.reference}' is posted already.`)
  await tx
    .update(advertiserBilling)
    .set({ leftMicro: sql`${advertiserBilling.leftMicro} - ${amountMicro}` })
    .where(eq(advertiserBilling.advertiserId, posting.advertiserId))
}

/** Spends an ad account's money. The caller holds the lock of the account. */
export const spend = (
  tx: Sql,
  ports: Pick<Ports, 'ids' | 'clock'>,
  spending: Spending,
): Promise<void> => move(tx, ports, { ...spending, kind: 'spend' })

/** Gives spent money back to an ad account. The caller holds the lock of the account. */
export const refundSpend = (
  tx: Sql,
  ports: Pick<Ports, 'ids' | 'clock'>,
  { amountMicro, ...refund }: Spending,
): Promise<void> => move(tx, ports, { ...refund, amountMicro: -amountMicro, kind: 'refund' })
