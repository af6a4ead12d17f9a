import { mailEventsPath } from '@tessera/contracts/mail-tools'
import { defineDomain, serveTool } from '../../base/define-domain.ts'
import { answerMailEvents } from './answer-mail-events.ts'

/** Emails that come back, or aren't wanted, as providers report them. */
export const emailDeliveryDomain = defineDomain({
  files: [serveTool(mailEventsPath, answerMailEvents, 'post')],
})
