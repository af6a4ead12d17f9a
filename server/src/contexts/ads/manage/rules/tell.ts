import type { AdRuleFields } from '@tessera/contracts/ads/ad-rule'
import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import { microText } from '@tessera/contracts/ads/micro'
import type { Language } from '@tessera/contracts/language'
import { defineTexts } from '@tessera/contracts/messages'
import { languageOf } from '../../../../languages/language-of.ts'
import { and, eq, inArray, isNull, ne } from '../../../../platform/database/sql.ts'
import type { Email } from '../../../../platform/mail/port.ts'
import type { Ports } from '../../../../ports.ts'
import { formatEmail } from '../../../base/mail/format-email.ts'
import { queueEmail } from '../../../base/mail/queue-email.ts'
import type { Sql } from '../../../base/sql.ts'
import { users } from '../../../identity/index.ts'
import type { AdAccount } from '../../accounts/campaigns/acting-account.ts'
import { mailablePeople } from '../../accounts/campaigns/mailable-people.ts'
import { type ActRecord, adRuleActs } from './tables.ts'

const words = defineTexts({
  subject: 'Your rule “{rule}” found something',
  pause: 'Paused: {name}',
  resume: 'Resumed: {name}',
  budget: 'Daily budget of {name}: {before} → {after}',
  tell: 'The conditions are met: {name}',
  refused: "We couldn't change {name}. The log says why.",
  stopped:
    'Left as it is: {name}. Rules changed it often today, so they may work against each other.',
  more: 'And more; all of them are in the log.',
  open: 'Open the log',
  ending: 'You get this email because someone in your ad account chose you for this rule.',
})

/** Lines of one email. */
const linesMost = 20

type ToldAct = Pick<
  ActRecord,
  'name' | 'campaignName' | 'outcome' | 'does' | 'beforeMicro' | 'afterMicro'
>

function lineOf(act: ToldAct, currency: string, language: Language): string {
  const say = words(language)
  const name = act.name === '' ? act.campaignName : act.name
  if (act.outcome === 'refused') return say.refused({ name })
  if (act.outcome === 'stopped') return say.stopped({ name })
  if (act.does !== 'budget') return say[act.does]({ name })
  const money = (micro: number | null) =>
    microText({ micro: micro ?? 0, currency }, language.locale)
  return say.budget({ name, before: money(act.beforeMicro), after: money(act.afterMicro) })
}

/** Takes the lines of a rule's log that nobody was told yet. */
const untold = (tx: Sql, ruleId: string) =>
  tx
    .select()
    .from(adRuleActs)
    .where(
      and(
        eq(adRuleActs.ruleId, ruleId),
        isNull(adRuleActs.toldAt),
        ne(adRuleActs.outcome, 'acting'),
      ),
    )
    .orderBy(adRuleActs.id)
    .for('update', { skipLocked: true })

/** Emails what a rule did to the people who want to know, those who may still act for the ad account. */
export const tellPeople = (
  ports: Ports,
  given: { readonly account: AdAccount; readonly rule: AdRuleFields; readonly ruleId: string },
): Promise<void> =>
  ports.db.transaction(async (tx) => {
    const { account, rule, ruleId } = given
    const acts = await untold(tx, ruleId)
    if (acts.length === 0) return
    const toldAt = ports.clock.now()
    const ids = acts.map(({ id }) => id)
    await tx.update(adRuleActs).set({ toldAt }).where(inArray(adRuleActs.id, ids))
    const may = await mailablePeople(tx, account)
    const chosen = may.map(({ id }) => id).filter((id) => rule.recipients.includes(id))
    const people =
      chosen.length === 0 ? [] : await tx.select().from(users).where(inArray(users.id, chosen))
    const { brand, publicOrigin } = ports.settings
    const path = advertiserUrl('rules', {
      advertiserId: account.id,
      query: { part: 'log', rule: ruleId },
    })
    const told = { acts, rule, currency: account.currency, brand, url: publicOrigin + path }
    for (const person of people) await queueEmail(tx, ports, ruleEmail(person, told))
  })

/** Builds that email. */
export function ruleEmail(
  { email, firstName, locale }: Pick<typeof users.$inferSelect, 'email' | 'firstName' | 'locale'>,
  given: {
    readonly acts: readonly ToldAct[]
    readonly rule: Pick<AdRuleFields, 'name'>
    readonly currency: string
    readonly brand: string
    readonly url: string
  },
): Email {
  const { acts, rule, currency, brand, url } = given
  const language = languageOf(locale)
  const say = words(language)
  const lines = acts.slice(0, linesMost).map((act) => lineOf(act, currency, language))
  return formatEmail({
    to: email,
    brand,
    language,
    name: firstName,
    subject: say.subject({ rule: rule.name }),
    paragraphs: acts.length > linesMost ? [...lines, say.more()] : lines,
    link: { label: say.open(), url },
    ending: say.ending(),
    kind: 'news',
  })
}
