import type { AdRejection } from '@tessera/contracts/ads/ad-review'
import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import type { AdvertiserId, CampaignId } from '@tessera/contracts/ids'
import { defineTexts } from '@tessera/contracts/messages'
import { languageOf } from '../../../../languages/language-of.ts'
import { inArray } from '../../../../platform/database/sql.ts'
import type { Email } from '../../../../platform/mail/port.ts'
import type { Ports } from '../../../../ports.ts'
import { formatEmail } from '../../../base/mail/format-email.ts'
import { queueEmail } from '../../../base/mail/queue-email.ts'
import type { Sql } from '../../../base/sql.ts'
import { users } from '../../../identity/index.ts'
import { adAccount } from '../../accounts/campaigns/ad-accounts.ts'
import { mailablePeople } from '../../accounts/campaigns/mailable-people.ts'

const words = defineTexts({
  rejectedSubject: "An ad of {campaign} can't run",
  rejected: "We looked at your ad “{ad}” in {campaign}, and it can't run because of {why}.",
  rejectedPlain: "We looked at an ad in {campaign}, and it can't run because of {why}.",
  note: 'Our reason: {note}',
  next: "It doesn't run anymore; other ads of the campaign run as before. Make an ad without this, and we check that one.",
  approvedSubject: 'An ad of {campaign} may run',
  approved: 'We looked at your ad “{ad}” in {campaign} again, and it may run after all.',
  approvedPlain: 'We looked at an ad in {campaign} again, and it may run after all.',
  link: 'where it leads',
  words: 'its words',
  picture: 'its picture',
  misleading: 'misleading claims',
  prohibited: 'something that may not be advertised',
  rights: "somebody else's rights",
  open: 'Open ads',
  ending: 'You get this email because you manage this ad account.',
})

/** A decision about an ad that its business is told. */
interface Told {
  readonly campaign: string
  /** The title of its Pin; empty without one. */
  readonly ad: string
  /** The reason that it may not run; null when it may run after all. */
  readonly rejection: AdRejection | null
  /** The words of the person who decided; empty for none. */
  readonly note: string
}

interface ToldOf extends Told {
  readonly advertiserId: AdvertiserId
  readonly campaignId: CampaignId
}

/** Emails the people of an ad account that an ad may not run, or may run after all. */
export async function tellDecided(
  tx: Sql,
  ports: Ports,
  { advertiserId, campaignId, ...told }: ToldOf,
): Promise<void> {
  const account = await adAccount(tx, advertiserId)
  if (account === undefined) return
  const ids = (await mailablePeople(tx, account)).map(({ id }) => id)
  const people = ids.length === 0 ? [] : await tx.select().from(users).where(inArray(users.id, ids))
  const { brand, publicOrigin } = ports.settings
  const query = { campaign_id: campaignId }
  const url = publicOrigin + advertiserUrl('ads', { advertiserId, query })
  for (const person of people)
    await queueEmail(tx, ports, decidedEmail(person, { brand, url, ...told }))
}

/** Builds that email. */
export function decidedEmail(
  person: Pick<typeof users.$inferSelect, 'email' | 'firstName' | 'locale'>,
  given: Told & { readonly brand: string; readonly url: string },
): Email {
  const { campaign, ad, rejection, note } = given
  const language = languageOf(person.locale)
  const say = words(language)
  const name = ad === '' ? 'Plain' : ''
  const texts =
    rejection === null
      ? {
          subject: say.approvedSubject({ campaign }),
          paragraphs: [say[`approved${name}`]({ ad, campaign })],
        }
      : {
          subject: say.rejectedSubject({ campaign }),
          paragraphs: [
            say[`rejected${name}`]({ ad, campaign, why: say[rejection]() }),
            ...(note === '' ? [] : [say.note({ note })]),
            say.next(),
          ],
        }
  return formatEmail({
    to: person.email,
    brand: given.brand,
    language,
    name: person.firstName,
    ...texts,
    link: { label: say.open(), url: given.url },
    ending: say.ending(),
  })
}
