import type { Language } from '@tessera/contracts/language'
import { defineTexts } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import { languageOf } from '../../../languages/language-of.ts'
import type { Email } from '../../../platform/mail/port.ts'
import type { Ports } from '../../../ports.ts'
import type { Settings } from '../../../settings.ts'
import { formatEmail } from '../../base/mail/format-email.ts'
import { queueEmail } from '../../base/mail/queue-email.ts'
import type { Sql } from '../../base/sql.ts'

/** A decision about an account that its owner is told. */
export interface HouseNews {
  readonly kind:
    | 'limited'
    | 'unlimited'
    | 'suspended'
    | 'lifted'
    | 'closed'
    | 'kept'
    | 'approved'
    | 'refused'
    | 'removed'
    | 'removed-board'
    | 'removed-profile'
    | 'removed-comment'
    | 'warned'
    | 'warned-machine'
    | 'unwarned'
    | 'report-warned'
    | 'restored'
    | 'upheld'
    | 'reversed'
    | 'removed-back'
    | 'report-kept'
    | 'report-removed'
    | 'report-other-kept'
    | 'report-other-removed'
    | 'report-upheld'
    | 'report-reversed'
    | 'counter-made'
    | 'counter-taken'
    | 'counter-court'
    | 'counter-back'
    | 'counter-restored'
  readonly reason: string
  /** The page of the decision, and the last day of an appeal there. */
  readonly page?: { readonly url: string; readonly appealUntil: Date | null }
  /** Words of others, each in a paragraph. */
  readonly quotes?: readonly string[]
  /** The copyright notice that a decision is about. */
  readonly notice?: { readonly name: string; readonly work: string; readonly place: string }
  /** The end of a suspension, the day of a deletion, or of a return. */
  readonly until?: Date | null
}

/** The owner of an account; somebody who reported without one has no name. */
export interface Reader {
  readonly email: string
  readonly firstName?: string
  readonly username: string
  readonly locale: string | null
}

const words = defineTexts({
  limitedSubject: 'Your {brand} account is limited',
  limited:
    "We limited your account {username}. You can look around and keep what you have, but you can't post, and search doesn't show you.",
  unlimitedSubject: 'Your {brand} account is no longer limited',
  unlimited: 'Your account {username} is no longer limited. You can post again.',
  suspendedSubject: 'Your {brand} account is suspended',
  suspendedUntil:
    'We suspended your account {username} until {day}. You can log in again after that.',
  suspended: "We suspended your account {username}. You can't log in to it anymore.",
  liftedSubject: 'Your {brand} account is back',
  lifted: 'Your account {username} is no longer suspended. You can log in again.',
  closedSubject: 'Your {brand} account will be deleted',
  closed:
    'We closed your account {username}. On {day} we delete it with your boards, Pins, comments and pictures.',
  keptSubject: 'Your {brand} account stays',
  kept: 'We keep your account {username} after all. You can log in again.',
  approvedSubject: 'Your {brand} account is ready',
  approved: 'Your account {username} is ready. You can log in now.',
  refusedSubject: 'About your {brand} account',
  refused: "We couldn't approve your account {username}, so we delete it.",
  removedSubject: 'We removed a Pin of yours from {brand}',
  removed: 'We removed a Pin of your account {username}.',
  'removed-backSubject': 'Your Pins are back on {brand}',
  'removed-back': 'We undid the removal of Pins or a picture of your account {username}.',
  'report-keptSubject': 'About your report on {brand}',
  'report-kept':
    'Thanks for your report. We looked at the Pin, and it may stay: it keeps to our rules.',
  'report-removedSubject': 'About your report on {brand}',
  'report-removed': 'Thanks for your report. We looked at the Pin, and removed it.',
  'removed-boardSubject': 'We removed a board of yours from {brand}',
  'removed-board': 'We removed a board of your account {username}, with its Pins.',
  'removed-profileSubject': 'We changed your profile on {brand}',
  'removed-profile':
    'We removed the picture, the text and the website from the profile of your account {username}.',
  'removed-commentSubject': 'We removed a comment of yours from {brand}',
  'removed-comment': 'We removed a comment of your account {username}.',
  warnedSubject: 'A Pin of yours on {brand} has a warning now',
  warned:
    'We hid the picture of a Pin of your account {username} behind a warning, because it may be sensitive. It stays where it is, and people who press Show see it.',
  'warned-machineSubject': 'A Pin of yours on {brand} has a warning now',
  'warned-machine':
    'A program hid the picture of a Pin of your account {username} behind a warning, because it may be sensitive. No person has looked at it yet. The Pin stays where it is, and people who press Show see it.',
  unwarnedSubject: 'A Pin of yours on {brand} has no warning anymore',
  unwarned: 'We took back the warning on a Pin of your account {username}.',
  'report-warnedSubject': 'About your report on {brand}',
  'report-warned':
    'Thanks for your report. We looked at the Pin, and hid its picture behind a warning.',
  restoredSubject: 'We took back a decision about you on {brand}',
  restored:
    'We took back a decision about your account {username}. What we removed is back, unless something else took its place.',
  upheldSubject: 'About your appeal on {brand}',
  upheld: 'Another person looked at your appeal. The decision about your account {username} stays.',
  reversedSubject: 'About your appeal on {brand}',
  reversed:
    'Another person looked at your appeal and took the decision about your account {username} back. What we removed is back, unless something else took its place.',
  'report-other-keptSubject': 'About your report on {brand}',
  'report-other-kept':
    'Thanks for your report. We looked at what you reported, and it may stay: it keeps to our rules.',
  'report-other-removedSubject': 'About your report on {brand}',
  'report-other-removed':
    'Thanks for your report. We looked at what you reported, and did something about it.',
  'report-upheldSubject': 'About your report on {brand}',
  'report-upheld':
    'The decision about what you reported was appealed. Another person looked at it again, and it stays.',
  'report-reversedSubject': 'About your report on {brand}',
  'report-reversed':
    'The decision about what you reported was appealed. Another person looked at it again, and took it back.',
  'counter-madeSubject': 'An answer to your copyright notice on {brand}',
  'counter-made':
    'The person whose post we removed says that this was a mistake, and signed a counter-notice. Unless you tell us by {day}, on the page below, that you went to court, we bring it back on that day. Their name, address and words:',
  'counter-takenSubject': 'Your counter-notice on {brand}',
  'counter-taken':
    'We sent your counter-notice to the person who claimed the work. What we removed from your account {username} comes back on {day}, unless they go to court before.',
  'counter-courtSubject': 'About your counter-notice on {brand}',
  'counter-court':
    "The person who claimed the work says that they went to court, so what we removed from your account {username} doesn't come back for now.",
  'counter-backSubject': 'Your post is back on {brand}',
  'counter-back':
    'Nobody told us that they went to court, so what we removed from your account {username} is back.',
  'counter-restoredSubject': 'About your copyright notice on {brand}',
  'counter-restored':
    "You didn't tell us by {day} that you went to court, so the post that you claimed is back.",
  claimed: '{name} says that this is their work: {work}',
  claimedWhere: 'Where it can be seen: {place}',
  countering:
    'If you have the right to post it, you can answer with a counter-notice on the page below.',
  see: 'See the decision',
  appealing: 'If you think this is a mistake, you can appeal on that page until {day}.',
  why: 'Our reason: {reason}',
  logIn: 'Log in',
  ending: 'If you think this is a mistake, contact {brand}.',
})

const dayText = (date: Date, { locale }: Language): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date)

const opens: ReadonlySet<HouseNews['kind']> = new Set(['unlimited', 'lifted', 'kept', 'approved'])

function paragraphsOf(
  say: ReturnType<typeof words>,
  happened: string,
  { reason, notice, quotes = [] }: HouseNews,
): readonly string[] {
  const claimed =
    notice === undefined
      ? []
      : [
          say.claimed({ name: notice.name, work: notice.work }),
          ...(notice.place === '' ? [] : [say.claimedWhere({ place: notice.place })]),
          say.countering(),
        ]
  return [happened, ...(reason === '' ? [] : [say.why({ reason })]), ...claimed, ...quotes]
}

/** Builds the email about a decision. */
export function houseEmail(
  { brand, publicOrigin }: Pick<Settings, 'brand' | 'publicOrigin'>,
  { email: to, firstName: name, username, locale }: Reader,
  news: HouseNews,
): Email {
  const { kind, until, page } = news
  const language = languageOf(locale)
  const say = words(language)
  const day = until ? dayText(until, language) : ''
  const happened =
    kind === 'suspended' && day !== ''
      ? say.suspendedUntil({ username, day })
      : say[kind]({ username, day })
  const appealUntil = page?.appealUntil
  const logIn = { label: say.logIn(), url: `${publicOrigin}${paths.login.to()}` }
  const link =
    page === undefined ? (opens.has(kind) ? logIn : undefined) : { label: say.see(), url: page.url }
  return formatEmail({
    to,
    brand,
    language,
    subject: say[`${kind}Subject`]({ brand }),
    ...(name === undefined ? {} : { name }),
    paragraphs: paragraphsOf(say, happened, news),
    ...(link === undefined ? {} : { link }),
    ending: appealUntil
      ? say.appealing({ day: dayText(appealUntil, language) })
      : say.ending({ brand }),
  })
}

/** Emails somebody about a decision that concerns their account. */
export const queueHouseEmail = (
  db: Sql,
  ports: Ports,
  reader: Reader,
  news: HouseNews,
): Promise<void> => queueEmail(db, ports, houseEmail(ports.settings, reader, news))
