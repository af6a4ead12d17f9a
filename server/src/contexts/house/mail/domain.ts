import {
  changeEmails,
  houseEmails,
  houseSuppressions,
  liftSuppression,
} from '@tessera/contracts/calls/house-mail'
import { mailToolsPath } from '@tessera/contracts/mail-tools'
import { z } from '@tessera/contracts/schema'
import { given } from '../../../calls/answer.ts'
import { badBookmark, pageOf, positionOf } from '../../../calls/bookmark.ts'
import { defineDomain, serveTool } from '../../base/define-domain.ts'
import { suppressions } from '../../base/mail/suppressions.ts'
import { answerHouse } from '../acting/answer-house.ts'
import { jobPlace } from '../jobs/job-place.ts'
import { answerMailTools, suppressedOf } from './answer-mail-tools.ts'
import { liftSuppressions } from './lifted.ts'
import * as emails from './queued-emails.ts'

const Place = z.tuple([z.string(), z.enum(['bounced', 'complained'])])

/** Reads a bookmark of the addresses that get no emails. */
function addressPlace(bookmark: string | undefined): z.infer<typeof Place> | undefined | null {
  if (bookmark === undefined) return undefined
  return z.safeParse(Place, positionOf(bookmark)).data ?? null
}

/** Emails that wait or were given up, and addresses that get none. */
export const houseMailDomain = defineDomain({
  files: [serveTool(mailToolsPath, answerMailTools, 'post')],
  calls: [
    answerHouse(houseEmails, async ({ ports }, { state, bookmark, page_size: size }) => {
      const after = jobPlace(bookmark)
      if (after === 'unreadable') return badBookmark
      const rows = await emails.emailsIn(ports, { state, after, most: size + 1 })
      const page = pageOf(rows, size, ({ place }) => [...place])
      return given(
        page.rows.map(({ email }) => email),
        page.bookmark,
      )
    }),
    answerHouse(changeEmails, ({ ports, actor }, { ids, do: does, reason }) =>
      emails.changeEmails(ports, actor, { ids, does, reason }),
    ),
    answerHouse(houseSuppressions, async ({ ports }, { bookmark, page_size: size }) => {
      const place = addressPlace(bookmark)
      if (place === null) return badBookmark
      const { rows } = await suppressions(ports.db, {
        most: size + 1,
        after: place?.[0],
        ...(place === undefined ? {} : { reason: place[1] }),
      })
      const page = pageOf(rows, size, ({ address, reason }) => [address, reason])
      return given(
        page.rows.map((row) => ({ id: `${row.reason} ${row.address}`, ...suppressedOf(row) })),
        page.bookmark,
      )
    }),
    answerHouse(liftSuppression, async ({ ports, actor }, { address, reason }) => {
      const lifted = await liftSuppressions(ports, actor, { addresses: [address], reason })
      return lifted.ok ? given(null) : lifted
    }),
  ],
})
