import type { AdvertiserId } from '@tessera/contracts/ids'
import { sql } from '../../../../platform/database/sql.ts'
import type { Ports } from '../../../../ports.ts'
import type { Sql } from '../../../base/sql.ts'
import { advertiserBilling } from '../../accounts/campaigns/tables.ts'
import { type Posting, postAll } from './post.ts'
import type { LedgerKind } from './tables.ts'

/** Money that an ad account spends, or gets back. */
export interface AccountSpending extends Pick<Posting, 'reference' | 'currency' | 'about'> {
  readonly advertiserId: AdvertiserId
  readonly mode: 'prepaid' | 'threshold'
  readonly amountMicro: number
}

/** Posts what leaves the accounts to revenue, and lowers what they may still spend by as much. */
async function move(
  tx: Sql,
  ports: Pick<Ports, 'ids' | 'clock'>,
  {
    kind,
    spendings,
  }: { readonly kind: LedgerKind; readonly spendings: readonly AccountSpending[] },
): Promise<void> {
  if (spendings.length === 0) return
  const posted = await postAll(
    tx,
    ports,
    spendings.map(({ mode, amountMicro, ...posting }) => ({
      ...posting,
      kind,
      entries: [
        { account: mode === 'prepaid' ? 'prepaid' : 'owed', amountMicro },
        { account: 'revenue', amountMicro: -amountMicro },
      ],
    })),
  )
  const again = spendings.find(({ reference }) => !posted.has(reference))
  if (again !== undefined) throw new Error(`'${again.reference}' is posted already.`)
  const amounts = new Map<AdvertiserId, number>()
  for (const { advertiserId, amountMicro } of spendings)
    amounts.set(advertiserId, (amounts.get(advertiserId) ?? 0) + amountMicro)
  const rows = [...amounts].map(([advertiser_id, amount_micro]) => ({
    advertiser_id,
    amount_micro,
  }))
  await tx.execute(sql`
    update ${advertiserBilling} billing set left_micro = billing.left_micro - spent.amount_micro
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as spent(advertiser_id bigint, amount_micro bigint)
    where billing.advertiser_id = spent.advertiser_id`)
}

/** Spends money of ad accounts. The caller holds the locks of the accounts. */
export const spend = (
  tx: Sql,
  ports: Pick<Ports, 'ids' | 'clock'>,
  spendings: readonly AccountSpending[],
): Promise<void> => move(tx, ports, { kind: 'spend', spendings })

/** Gives spent money back to an ad account. The caller holds the lock of the account. */
export const refundSpend = (
  tx: Sql,
  ports: Pick<Ports, 'ids' | 'clock'>,
  { amountMicro, ...refund }: AccountSpending,
): Promise<void> =>
  move(tx, ports, { kind: 'refund', spendings: [{ ...refund, amountMicro: -amountMicro }] })
