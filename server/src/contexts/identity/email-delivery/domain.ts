import { mailEventsPath, mailToolsPath } from '@tessera/contracts/mail-tools'
import { defineDomain, serveTool } from '../../base/define-domain.ts'
import { answerMailEvents } from './answer-mail-events.ts'
import { answerMailTools } from './answer-mail-tools.ts'

/** Emails that wait, come back, or aren't wanted: for the operator, and for providers that report them. */
export const emailDeliveryDomain = defineDomain({
  files: [
    serveTool(mailToolsPath, answerMailTools, 'post'),
    serveTool(mailEventsPath, answerMailEvents, 'post'),
  ],
})
