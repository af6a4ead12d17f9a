import { type ListedCreditCode, NewCreditCode } from '@tessera/contracts/credit-tools'
import { refusalOfThrow } from '../../../../calls/refusal-of-throw.ts'
import { asc, eq } from '../../../../platform/database/sql.ts'
import type { Ports } from '../../../../ports.ts'
import {
  failed,
  inputOf,
  operatorRefusal,
  toolAnswer,
  toolRefusal,
} from '../../../releases/index.ts'
import { creditCodes, creditCodeUses } from '../billing/tables.ts'

/** Answers the operator's command, which has the service's key. */
export async function answerCreditCodes(
  ports: Ports,
  request: Request,
  id: string,
): Promise<Response> {
  try {
    return await answered(ports, request)
  } catch (cause) {
    const refusal = refusalOfThrow(ports, cause, { id, event: 'credit-codes' })
    return failed(refusal, ports.settings.brand)
  }
}

async function listed({ db }: Ports): Promise<ListedCreditCode[]> {
  const rows = await db
    .select({
      code: creditCodes.code,
      amount_micro: creditCodes.amountMicro,
      currency: creditCodes.currency,
      expiresAt: creditCodes.expiresAt,
      uses: db.$count(creditCodeUses, eq(creditCodeUses.code, creditCodes.code)),
    })
    .from(creditCodes)
    .orderBy(asc(creditCodes.createdAt))
  return rows.map(({ expiresAt, ...row }) => ({ ...row, expires_at: expiresAt.toISOString() }))
}

async function answered(ports: Ports, request: Request): Promise<Response> {
  const refusal = operatorRefusal(ports, request)
  if (refusal !== undefined) return refusal
  if (request.method === 'GET') return toolAnswer({ codes: await listed(ports) })
  const read = await inputOf(request, NewCreditCode)
  if (read instanceof Response) return read
  const { code, amount_micro: amountMicro, currency, expires_at } = read.input
  const [made] = await ports.db
    .insert(creditCodes)
    .values({
      code,
      amountMicro,
      currency,
      expiresAt: new Date(expires_at),
      createdAt: ports.clock.now(),
    })
    .onConflictDoNothing()
    .returning()
  return made === undefined
    ? toolRefusal({ code: 'conflict', message: `The code ${code} was made before; take another.` })
    : toolAnswer({ codes: await listed(ports) })
}
