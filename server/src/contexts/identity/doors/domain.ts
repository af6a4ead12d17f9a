import { defineDomain, serveFile } from '../../base/define-domain.ts'
import { answerInviteLink, inviteLinkPath } from './invite-link.ts'
import { doorTables } from './tables.ts'

/** The rules of sign-ups, and the invites that let people in. */
export const doorsDomain = defineDomain({
  files: [
    serveFile(`${inviteLinkPath}:code/`, (context, { code = '' }) =>
      answerInviteLink(context, code),
    ),
  ],
  tables: doorTables,
})
