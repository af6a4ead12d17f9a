import { microText } from '@tessera/contracts/ads/micro'
import type { UserId } from '@tessera/contracts/ids'
import { eq } from '../../../../platform/database/sql.ts'
import type { Ports } from '../../../../ports.ts'
import type { Sql } from '../../../base/sql.ts'
import { logDeed, users } from '../../../identity/index.ts'
import type { BillingAccount } from './account.ts'
import type { paymentMethods } from './tables.ts'
import { type BillingDeed, tellAct } from './tell-act.ts'

const brands: Readonly<Record<string, string>> = { visa: 'Visa', mastercard: 'Mastercard' }

/** Names a card in the log and in letters. */
export const cardText = ({
  brand,
  lastDigits,
}: Pick<typeof paymentMethods.$inferSelect, 'brand' | 'lastDigits'>): string =>
  `${brands[brand] ?? brand} •••• ${lastDigits}`

/** Names an amount in the log and in letters. */
export const amountText = (micro: number, currency: string): string =>
  microText({ micro, currency }, 'en')

/** Keeps who did what with the money of an ad account, and tells its owner by a letter. */
export async function recordAct(
  tx: Sql,
  ports: Ports,
  { ownerId, name, id }: Pick<BillingAccount, 'ownerId' | 'name' | 'id'>,
  act: { readonly actorId: UserId; readonly deed: BillingDeed; readonly object?: string },
): Promise<void> {
  const { actorId, deed, object = name } = act
  await logDeed(tx, ports, { subjectId: ownerId, actorId, deed, object })
  const [actor] = await tx.select().from(users).where(eq(users.id, actorId))
  const said = { deed, object, name, actor: actor?.fullName ?? '' }
  await tellAct(tx, ports, { ownerId, advertiserId: id }, said)
}
