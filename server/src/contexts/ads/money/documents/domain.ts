import { billingFilePath } from '@tessera/contracts/calls/billing-reports'
import { defineDomain, serveFile } from '../../../base/define-domain.ts'
import { answerBillingFile } from './answer-file.ts'

/** Documents of money: invoices, receipts, statements. */
export const billingDocumentsDomain = defineDomain({
  files: [
    serveFile(`${billingFilePath}:id/`, (context, { id = '' }) => answerBillingFile(context, id)),
  ],
})
