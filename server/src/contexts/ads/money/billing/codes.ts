import type { UsedCode } from '@tessera/contracts/calls/billing-reports'
import { and, desc, eq, gt } from '../../../../platform/database/sql.ts'
import type { Ports } from '../../../../ports.ts'
import type { Sql } from '../../../base/sql.ts'
import { post } from '../ledger/post.ts'
import { addLeft, type BillingAccount, forgiveFailures, refreshReady } from './account.ts'
import { ledgerAccountOf } from './rules.ts'
import { creditCodes, creditCodeUses } from './tables.ts'

/** Uses a code for a locked account; undefined for one that doesn't exist, has expired or was used. */
export async function useCode(
  tx: Sql,
  ports: Ports,
  account: BillingAccount,
  typed: string,
): Promise<UsedCode | undefined> {
  const now = ports.clock.now()
  const { id: advertiserId, currency } = account
  const [code] = await tx
    .select()
    .from(creditCodes)
    .where(
      and(
        eq(creditCodes.code, typed.toUpperCase()),
        eq(creditCodes.currency, currency),
        gt(creditCodes.expiresAt, now),
      ),
    )
  if (code === undefined) return undefined
  const [used] = await tx
    .insert(creditCodeUses)
    .values({ code: code.code, advertiserId, usedAt: now })
    .onConflictDoNothing()
    .returning()
  if (used === undefined) return undefined
  const { amountMicro } = code
  await post(tx, ports, {
    reference: `credit ${advertiserId} ${code.code}`,
    kind: 'credit',
    advertiserId,
    currency,
    about: { code: code.code },
    entries: [
      { account: 'credits', amountMicro },
      { account: ledgerAccountOf(account.mode), amountMicro: -amountMicro },
    ],
  })
  await addLeft(tx, advertiserId, amountMicro)
  await forgiveFailures(tx, { ...account, leftMicro: account.leftMicro + amountMicro })
  await refreshReady(tx, advertiserId)
  return { code: code.code, amount_micro: amountMicro, used_at: now.toISOString() }
}

/** Returns the codes that an account used, newest first. */
export async function usedCodesOf(db: Sql, { id }: BillingAccount): Promise<UsedCode[]> {
  const rows = await db
    .select({
      code: creditCodes.code,
      amount_micro: creditCodes.amountMicro,
      usedAt: creditCodeUses.usedAt,
    })
    .from(creditCodeUses)
    .innerJoin(creditCodes, eq(creditCodes.code, creditCodeUses.code))
    .where(eq(creditCodeUses.advertiserId, id))
    .orderBy(desc(creditCodeUses.usedAt))
  return rows.map(({ usedAt, ...row }) => ({ ...row, used_at: usedAt.toISOString() }))
}
