import { creditCodesPath } from '@tessera/contracts/credit-tools'
import { defineDomain, serveTool } from '../../../base/define-domain.ts'
import { answerCreditCodes } from './answer-credit-codes.ts'
import { answerPaymentMessage, paymentMessagesPath } from './answer-webhook.ts'
import { billingCalls } from './calls.ts'
import { handleCharges, handleMonthDocuments, handlePaymentSweep } from './jobs.ts'

/** Payments of advertisers: methods, charges, credit codes. */
export const paymentsDomain = defineDomain({
  calls: billingCalls,
  jobs: [handleCharges, handlePaymentSweep, handleMonthDocuments],
  files: [
    serveTool(creditCodesPath, answerCreditCodes),
    serveTool(paymentMessagesPath, answerPaymentMessage, 'post'),
  ],
})
