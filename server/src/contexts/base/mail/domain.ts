import { defineDomain } from '../define-domain.ts'
import { handleEmails, handleTexts } from './queue-email.ts'
import { handleOutboxSweep } from './sweep-job.ts'
import { mailTables } from './tables.ts'

/** Emails and text messages: queued in the transaction that causes them, sent by jobs, listed in the outbox of development. */
export const mailDomain = defineDomain({
  jobs: [handleEmails, handleTexts, handleOutboxSweep],
  tables: mailTables,
})
