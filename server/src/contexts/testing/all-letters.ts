import type { Notification } from '@tessera/contracts/calls/notifications'
import { BoardId, NotificationId, PinId } from '@tessera/contracts/ids'
import type { Language } from '@tessera/contracts/language'
import { BuildId } from '@tessera/contracts/releases/build-id'
import { languageOf } from '../../languages/language-of.ts'
import type { Email } from '../../platform/mail/port.ts'
import { stoppedEmail } from '../ads/accounts/webhooks/tell-stopped.ts'
import { decidedEmail } from '../ads/manage/review/tell-decided.ts'
import { ruleEmail } from '../ads/manage/rules/tell.ts'
import { actTexts, type BillingDeed } from '../ads/money/billing/tell-act.ts'
import { stopTexts } from '../ads/money/billing/tell-owner.ts'
import { billingEmail } from '../ads/money/billing/write-to-owner.ts'
import { failureEmail } from '../ads/reports/center/tell-failure.ts'
import { reportEmail } from '../ads/reports/center/tell-report.ts'
import { type AccountEmail, accountEmail } from '../base/mail/account-email.ts'
import { weeklyEmail } from '../discovery/weekly-email/weekly-job.ts'
import { houseEmail } from '../house/acting/emails.ts'
import {
  changeTexts,
  needsAct,
  type SecurityChange,
  securityNews,
} from '../identity/accounts/email-change.ts'
import { invitationEmail } from '../identity/business-people/invitation-email.ts'
import {
  askedNews,
  changedEmail,
  confirmChangeEmail,
  takenEmail,
} from '../identity/email-change/emails.ts'
import { connectedNews, disconnectedNews } from '../identity/identities/email-connections.ts'
import { resetNews } from '../identity/recovery/reset.ts'
import {
  disabledAccountEmail,
  resetEmail,
  ssoAccountEmail,
} from '../identity/recovery/reset-email.ts'
import { guessesNews } from '../identity/second-factor/email-guesses.ts'
import { newDeviceNews } from '../identity/sessions/email-new-device.ts'
import { verificationEmail } from '../identity/verification/queue-verification.ts'
import { inviteEmail } from '../pins/collaborators/invite-email.ts'
import { notificationEmail } from '../pins/notifications/email-job.ts'
import { lossEmail } from '../pins/websites/loss-email.ts'
import { noticeEmail } from '../releases/canary/notice.ts'
import { closedEmail, closingEmail, pausedEmail } from '../whole-account/closing/emails.ts'
import { readyEmail } from '../whole-account/exports/make-export.ts'

// Long names, as people have them, show where a letter breaks.
const brand = 'Tessera'
const origin = 'https://pins.example.org'
const settings = { brand, publicOrigin: origin }
const token = 'kUs1vQm3o9ZCw2l6bDq8xH0rYtEaJ5nLfGpIcRzOeXA'
const email = 'maximiliane.hohenstein@studio-bergmann.example'
const firstName = 'Maximiliane'
const username = 'maximiliane_hohenstein'
const now = new Date('2026-11-29T18:42:00Z')
const until = new Date('2026-12-13T18:42:00Z')
const board = 'Tischlampen und Leuchten für das kleine Arbeitszimmer'
const adAccount = 'Bergmann & Söhne Leuchtenmanufaktur'
const adUrl = `${origin}/business/billing/549755885175/`

const houseKinds = [
  'limited',
  'unlimited',
  'suspended',
  'lifted',
  'closed',
  'kept',
  'approved',
  'refused',
  'removed',
  'report-kept',
  'report-removed',
] as const

const pin = (title: string): Notification['subject'] => ({
  type: 'pin',
  id: PinId.parse('6'),
  idea_id: PinId.parse('5'),
  title,
  image_url: '',
  board: { id: BoardId.parse('7'), name: board, url: '/ana/lamps/', layout: 'default' },
})

const notification = (kind: Notification['kind'], more: Partial<Notification> = {}) =>
  ({
    id: NotificationId.parse('9'),
    kind,
    actor: null,
    is_seen: false,
    created_at: now.toISOString(),
    data: { from: 10_000, price: 8_000, currency: 'eur' },
    subject: pin('Oak lamp with a linen shade'),
    ...more,
  }) satisfies Notification

const deeds: Readonly<Record<BillingDeed, string>> = {
  'card-added': '•••• 4242',
  'card-chosen': '•••• 4242',
  'card-removed': '•••• 4242',
  'pay-ahead-chosen': '',
  'pay-afterwards-chosen': '',
  'payment-made': '€120.00 EUR',
  'code-used': 'SPRING-26',
  'billing-details-changed': '',
}

const acts = [
  { name: 'Lamps, autumn', outcome: 'acted', does: 'pause' },
  { name: 'Lamps, winter', outcome: 'acted', does: 'tell' },
  { name: 'Shades', outcome: 'refused', does: 'resume' },
] as const

const securityChanges = (): readonly SecurityChange[] =>
  Object.keys(changeTexts).filter((name): name is SecurityChange => name in changeTexts)

const billingDeeds = (): readonly BillingDeed[] =>
  Object.keys(deeds).filter((name): name is BillingDeed => name in deeds)

/**
 * Returns every letter of the product in a language, by the name of what it is about. A test holds that the
 * files of all letters are here.
 */
export function allLetters(language: Language): Readonly<Record<string, Email>> {
  const { locale } = language
  const person = { email, firstName, locale }
  const known = { to: email, firstName, username, locale, brand, origin }
  const reader = { to: email, language, firstName, username, hasPassword: true, brand }
  const account = (say: AccountEmail['say'], acts = false) =>
    accountEmail(settings, { to: email, firstName, locale, needsAct: acts, say })
  const reset = { url: `${origin}/password/reset/#token=${token}`, expiresAt: until }
  const closing = { email, firstName, username, locale, brand, origin }
  const houseLetters = Object.fromEntries(
    houseKinds.map((kind) => [
      `house-${kind}`,
      houseEmail(settings, closing, { kind, reason: 'Spam in comments', until }),
    ]),
  )
  const unsubscribeUrl = `${origin}/settings/notifications/unsubscribe/${token}${token}/`
  const billing = (textsOf: Parameters<typeof billingEmail>[1]['textsOf']) =>
    billingEmail(person, { brand, url: adUrl, textsOf })
  const stop = { micro: 124_900_000, currency: 'EUR', name: adAccount }
  const report = { name: 'Weekly campaigns', from: '2026-11-22', to: '2026-11-28' }
  const notified = (each: Notification) =>
    notificationEmail(each, person, { settings, unsubscribeUrl })
  const finished = (what: string) =>
    notified(notification('action-finished', { data: { what }, subject: null }))
  return {
    'confirm-email': verificationEmail(
      { email, firstName, username, locale },
      { brand, url: `${origin}/settings/email/verify/#token=${token}`, expiresAt: until },
    ),
    'reset-password': resetEmail(reader, { ...reset, reason: 'reset' }),
    'set-password': resetEmail({ ...reader, hasPassword: false }, { ...reset, reason: 'reset' }),
    'trouble-logging-in': resetEmail(reader, { ...reset, reason: 'assistance' }),
    'reset-of-disabled-account': disabledAccountEmail(reader),
    'reset-with-sso': ssoAccountEmail(reader, {
      company: 'Studio Bergmann',
      url: `${origin}/login/`,
    }),
    'password-reset': account(resetNews(username, brand)),
    'change-email': confirmChangeEmail(known, token),
    'change-email-taken': takenEmail(known),
    'change-email-asked': account(askedNews(known)),
    'email-changed': changedEmail(known, token),
    'new-device': account(
      newDeviceNews({
        device: {
          userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:126.0) Gecko/20100101 Firefox/126.0',
          addressCountry: 'DE',
        },
        username,
        brand,
        now,
      }),
    ),
    'second-factor-guessed': account(guessesNews(brand)),
    'identity-connected': account(connectedNews({ provider: 'google', email }, brand)),
    'identity-disconnected': account(disconnectedNews('google', brand)),
    ...Object.fromEntries(
      securityChanges().map((change) => [
        `security-${change}`,
        account(securityNews(change, brand), needsAct(change)),
      ]),
    ),
    'invited-to-business': invitationEmail({
      to: email,
      language,
      inviter: 'Ines Bergmann',
      business: adAccount,
      brand,
      url: `${origin}/business/invite/#token=${token}`,
    }),
    'invited-to-board': inviteEmail({
      to: email,
      language,
      inviter: 'Ines Bergmann',
      board,
      url: `${origin}/board/invite/#token=${token}`,
      brand,
      days: 30,
    }),
    'account-paused': pausedEmail(closing),
    'account-closing': closingEmail(closing, until),
    'account-closed': closedEmail({ ...closing, closedByHouse: false }),
    'account-closed-by-house': closedEmail({ ...closing, closedByHouse: true }),
    ...houseLetters,
    'data-ready': readyEmail(person, settings),
    'website-missing': lossEmail({
      to: email,
      name: firstName,
      locale,
      brand,
      origin,
      domain: 'studio-bergmann.example',
      ends: until,
    }),
    'website-lost': lossEmail({
      to: email,
      name: firstName,
      locale,
      brand,
      origin,
      domain: 'studio-bergmann.example',
      ends: undefined,
    }),
    'notification-saved': notified(notification('pin-saved')),
    'notification-commented': notified(notification('pin-commented')),
    'notification-price': notified(notification('price-dropped')),
    'notification-import': finished('import'),
    weekly: weeklyEmail(
      {
        savers: ['Ines Bergmann', 'Noor', 'Ada'],
        saves: 4,
        ideas: [
          { id: PinId.parse('11'), title: 'Wall lamp with an arm that reaches over the desk' },
          { id: PinId.parse('12'), title: 'Linen' },
          { id: PinId.parse('13'), title: 'Brass' },
        ],
      },
      person,
      { settings, unsubscribeUrl },
    ),
    'weekly-of-ideas': weeklyEmail(
      { savers: [], saves: 0, ideas: [{ id: PinId.parse('11'), title: 'Wall lamp' }] },
      person,
      { settings, unsubscribeUrl },
    ),
    'webhook-stopped': stoppedEmail(person, { brand, host: 'hooks.example.org', url: adUrl }),
    ...Object.fromEntries(
      ([null, 'misleading'] as const).flatMap((rejection) =>
        ['', 'Oak lamp with a linen shade'].map((ad) => [
          `ad-${rejection ?? 'approved'}-${ad === '' ? 'untitled' : 'titled'}`,
          decidedEmail(person, {
            campaign: adAccount,
            ad,
            rejection,
            note: 'Zwei Wochen',
            brand,
            url: adUrl,
          }),
        ]),
      ),
    ),
    'rule-acted': ruleEmail(person, {
      acts: acts.map((act) => ({ ...act, campaignName: '', beforeMicro: null, afterMicro: null })),
      rule: { name: 'Pause what costs too much' },
      currency: 'EUR',
      brand,
      url: adUrl,
    }),
    ...Object.fromEntries(
      billingDeeds().map((deed) => [
        `billing-${deed}`,
        billing(actTexts({ deed, actor: 'Ines Bergmann', object: deeds[deed], name: adAccount })),
      ]),
    ),
    'charge-failed': billing(stopTexts('payment', stop)),
    'payment-disputed': billing(stopTexts('dispute', stop)),
    'report-ready': reportEmail(person, {
      report,
      expires: until,
      brand,
      url: adUrl,
      unsubscribeUrl,
    }),
    'report-failed': failureEmail(person, { report, brand, url: adUrl }),
    ...(locale === 'en'
      ? {
          'canary-ended': noticeEmail(
            {
              module: 'save',
              canary: BuildId.parse('1f'.repeat(32)),
              control: BuildId.parse('2e'.repeat(32)),
              why: '9 of 120 documents failed in the canary, and 1 of 2,310 beside it.',
            },
            { to: email, brand },
          ),
        }
      : {}),
  }
}

/** The languages that letters are written in. */
export const letterLanguages: readonly Language[] = [languageOf('en'), languageOf('de')]
