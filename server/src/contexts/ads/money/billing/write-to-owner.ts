import type { AdvertiserId, UserId } from '@tessera/contracts/ids'
import type { Language } from '@tessera/contracts/language'
import { defineTexts } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import { languageOf } from '../../../../languages/language-of.ts'
import { eq } from '../../../../platform/database/sql.ts'
import type { Email } from '../../../../platform/mail/port.ts'
import type { Ports } from '../../../../ports.ts'
import { formatEmail } from '../../../base/mail/format-email.ts'
import { queueEmail } from '../../../base/mail/queue-email.ts'
import type { Sql } from '../../../base/sql.ts'
import { users } from '../../../identity/index.ts'

const words = defineTexts({
  open: 'Open billing',
  ending: 'You get this email because you own this ad account.',
})

/** The texts of a letter, in the language of its reader. */
type Texts = (reader: { readonly language: Language }) => {
  readonly subject: string
  readonly paragraphs: readonly string[]
}

/** Writes the owner of an ad account a letter about its billing. */
export async function writeToOwner(
  tx: Sql,
  ports: Ports,
  { ownerId, advertiserId }: { readonly ownerId: UserId; readonly advertiserId: AdvertiserId },
  textsOf: Texts,
): Promise<void> {
  const { settings } = ports
  const [owner] = await tx.select().from(users).where(eq(users.id, ownerId))
  if (owner === undefined) return
  const to = paths.billing.to({ advertiserId })
  const { brand, publicOrigin } = settings
  await queueEmail(tx, ports, billingEmail(owner, { brand, url: `${publicOrigin}${to}`, textsOf }))
}

/** Builds such a letter. */
export function billingEmail(
  owner: Pick<typeof users.$inferSelect, 'email' | 'firstName' | 'locale'>,
  {
    brand,
    url,
    textsOf,
  }: { readonly brand: string; readonly url: string; readonly textsOf: Texts },
): Email {
  const language = languageOf(owner.locale)
  const say = words(language)
  return formatEmail({
    to: owner.email,
    brand,
    language,
    name: owner.firstName,
    ...textsOf({ language }),
    link: { label: say.open(), url },
    ending: say.ending(),
  })
}
