import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import { defineTexts } from '@tessera/contracts/messages'
import { languageOf } from '../../../../languages/language-of.ts'
import { inArray } from '../../../../platform/database/sql.ts'
import type { Email } from '../../../../platform/mail/port.ts'
import type { Ports } from '../../../../ports.ts'
import { formatEmail } from '../../../base/mail/format-email.ts'
import { queueEmail } from '../../../base/mail/queue-email.ts'
import type { Sql } from '../../../base/sql.ts'
import { users } from '../../../identity/index.ts'
import { adAccount } from '../campaigns/ad-accounts.ts'
import { mailablePeople } from '../campaigns/mailable-people.ts'
import type { WebhookRecord } from './tables.ts'

const words = defineTexts({
  subject: 'A webhook of your ad account was switched off',
  stopped:
    "For three days, {host} didn't take the events that we sent. We switched the webhook off; its events are not sent anymore.",
  next: 'Check the address and its server, send a test, and switch it on again.',
  open: 'Open webhooks',
  ending: 'You get this email because you manage this ad account.',
})

/** Emails the people of an ad account that an endpoint was switched off. */
export async function tellStopped(tx: Sql, ports: Ports, webhook: WebhookRecord): Promise<void> {
  const account = await adAccount(tx, webhook.advertiserId)
  if (account === undefined) return
  const ids = (await mailablePeople(tx, account)).map(({ id }) => id)
  const people = ids.length === 0 ? [] : await tx.select().from(users).where(inArray(users.id, ids))
  const { brand, publicOrigin } = ports.settings
  for (const person of people)
    await queueEmail(
      tx,
      ports,
      stoppedEmail(person, {
        brand,
        host: new URL(webhook.url).hostname,
        url: publicOrigin + advertiserUrl('accessToken', { advertiserId: account.id }),
      }),
    )
}

/** Builds that email. */
export function stoppedEmail(
  person: Pick<typeof users.$inferSelect, 'email' | 'firstName' | 'locale'>,
  { brand, host, url }: { readonly brand: string; readonly host: string; readonly url: string },
): Email {
  const language = languageOf(person.locale)
  const say = words(language)
  return formatEmail({
    to: person.email,
    brand,
    language,
    name: person.firstName,
    subject: say.subject(),
    paragraphs: [say.stopped({ host }), say.next()],
    link: { label: say.open(), url },
    ending: say.ending(),
  })
}
