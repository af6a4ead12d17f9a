import {
  billingFilePath,
  getBillingDocuments,
  getBillingHistory,
  getOrderLines,
  getSpendSummary,
  getUsedCodes,
  redeemCode,
} from '@tessera/contracts/calls/billing-reports'
import { answerMember, given, refused } from '../../../../calls/answer.ts'
import type { AttemptLimit } from '../../../base/rate-limits/attempts.ts'
import { refuseBeyond } from '../../../base/rate-limits/refuse-beyond.ts'
import { lockAccount } from '../billing/account.ts'
import { useCode, usedCodesOf } from '../billing/codes.ts'
import { historyOf } from '../billing/history.ts'
import { recordAct } from '../billing/record-act.ts'
import { monthIn } from '../billing/rules.ts'
import { orderLinesOf, spendMonthsOf, spendSummaryOf } from '../billing/spend-report.ts'
import { documentsOf } from '../documents/list-documents.ts'
import { accountOf, answerBilling, paidAccount } from './asker.ts'

/** Nobody finds a code by trying. */
const tries: AttemptLimit = { most: 10, windowMinutes: 60 }

const answerHistory = answerBilling(getBillingHistory, async (visit, account, input) => {
  const { entries, bookmark } = await historyOf(visit.ports.db, account, input.bookmark)
  return given({ currency: account.currency, entries }, bookmark)
})

const answerLines = answerBilling(getOrderLines, async (visit, account, input) => {
  const { db, clock } = visit.ports
  const now = monthIn(clock.now(), account.timeZone)
  const month = input.month ?? now
  const months = [...new Set([now, ...(await spendMonthsOf(db, account))])]
  const lines = await orderLinesOf(db, account, month)
  return given({ currency: account.currency, month, months, lines })
})

const answerSummary = answerBilling(getSpendSummary, async (visit, account) => {
  const months = await spendSummaryOf(visit.ports.db, account)
  return given({ currency: account.currency, months })
})

const answerCodes = answerMember(getUsedCodes, async (visit, input) => {
  const asked = await accountOf(visit, input)
  if (!asked.ok) return asked
  const codes = await usedCodesOf(visit.ports.db, asked.account)
  return given({ currency: asked.account.currency, codes })
})

const answerRedeem = answerMember(redeemCode, async (visit, input) => {
  const { ports, viewer } = visit
  const asked = await paidAccount(visit, input)
  if (!asked.ok) return asked
  const barred = await refuseBeyond(ports, `credit-code:${asked.account.id}`, tries)
  if (barred !== undefined) return barred
  const used = await ports.db.transaction(async (tx) => {
    const account = await lockAccount(tx, ports, asked.account.id)
    if (account === undefined) return undefined
    const code = await useCode(tx, ports, account, input.code)
    const act = { actorId: viewer.id, deed: 'code-used', object: code?.code ?? '' } as const
    if (code !== undefined) await recordAct(tx, ports, account, act)
    return code
  })
  return used === undefined ? refused('promotion-unfit') : given(used)
})

const answerDocuments = answerBilling(getBillingDocuments, async (visit, account, input) => {
  const { documents, bookmark } = await documentsOf(visit.ports.db, account, input)
  return given(
    {
      currency: account.currency,
      documents: documents.map((each) => ({ ...each, url: `${billingFilePath}${each.id}/` })),
    },
    bookmark,
  )
})

/** Handlers of the calls about what was paid, spent and documented. */
export const reportCalls = [
  answerHistory,
  answerLines,
  answerSummary,
  answerCodes,
  answerRedeem,
  answerDocuments,
]
