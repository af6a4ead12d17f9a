import { defineTexts } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import { languageOf } from '../../../languages/language-of.ts'
import { eq } from '../../../platform/database/sql.ts'
import type { Email } from '../../../platform/mail/port.ts'
import type { Ports } from '../../../ports.ts'
import { formatEmail } from '../../base/mail/format-email.ts'
import { queueEmail } from '../../base/mail/queue-email.ts'
import type { Sql } from '../../base/sql.ts'
import { users } from '../../identity/index.ts'
import type { Claim } from './website-proof.ts'

const words = defineTexts({
  missingSubject: "We can't find your code on {domain}",
  missing:
    'You claimed {domain} on {brand}, but your code is no longer there. Put it back by {day} to keep the website.',
  lostSubject: '{domain} is no longer claimed',
  lost: "Your code is no longer on {domain}, so {brand} doesn't name you as its owner any more. Your Pins stay as they are.",
  manage: 'Open claimed websites',
  ending: 'To claim the website again, add the code and check it in your settings.',
})

/** Emails a member that a claim has ended or, with a day, that it will end then. */
export async function queueLossEmail(
  tx: Sql,
  ports: Pick<Ports, 'jobs' | 'secrets' | 'settings'>,
  { userId, domain, ends }: Claim & { readonly ends?: Date },
): Promise<void> {
  const { brand, publicOrigin } = ports.settings
  const [reader] = await tx
    .select({ to: users.email, name: users.firstName, locale: users.locale })
    .from(users)
    .where(eq(users.id, userId))
  if (reader === undefined || reader.to === null) return
  await queueEmail(
    tx,
    ports,
    lossEmail({ ...reader, to: reader.to, brand, origin: publicOrigin, domain, ends }),
  )
}

/** Builds that email. */
export function lossEmail(given: {
  readonly to: string
  readonly name: string
  readonly locale: string | null
  readonly brand: string
  readonly origin: string
  readonly domain: string
  readonly ends: Date | undefined
}): Email {
  const { to, name, brand, origin, domain, ends } = given
  const language = languageOf(given.locale)
  const say = words(language)
  const days = new Intl.DateTimeFormat(language.locale, { dateStyle: 'long', timeZone: 'UTC' })
  return formatEmail({
    to,
    name,
    language,
    brand,
    subject: ends === undefined ? say.lostSubject({ domain }) : say.missingSubject({ domain }),
    paragraphs: [
      ends === undefined
        ? say.lost({ domain, brand })
        : say.missing({ domain, brand, day: days.format(ends) }),
    ],
    link: { label: say.manage(), url: `${origin}${paths.claimWebsites.to()}` },
    ending: say.ending(),
  })
}
