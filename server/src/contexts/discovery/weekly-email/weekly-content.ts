import type { Notification } from '@tessera/contracts/calls/notifications'
import type { UserId } from '@tessera/contracts/ids'
import { PinId } from '@tessera/contracts/ids'
import type { Language } from '@tessera/contracts/language'
import { defineTexts, fillSlots, pluralIn } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import { idBefore } from '../../../platform/ids/time-ordered.ts'
import type { Ports } from '../../../ports.ts'
import type { EmailLink } from '../../base/mail/format-email.ts'
import { notificationsOf, shownNotifications } from '../../pins/index.ts'
import { personalPins } from '../feed/personal-list.ts'
import { shownPins } from '../feed/shown-pins.ts'

const week = 7 * 86_400_000

/** Max numbers of notifications and new pins to look at, and of ideas in an email. */
const newsMax = 100
const lookedAt = 30
const ideasMax = 5
/** Fewer new ideas are no reason to write. */
const ideasMin = 3

/** The week of a member, as far as it's worth an email. */
export interface Week {
  readonly savers: readonly string[]
  readonly saves: number
  readonly ideas: readonly { readonly id: PinId; readonly title: string }[]
}

/** True when a week is worth an email. */
export const isWorthIt = ({ saves, ideas }: Week): boolean => saves > 0 || ideas.length >= ideasMin

const saversOf = (news: readonly Notification[]): string[] => [
  ...new Set(news.flatMap(({ actor }) => actor?.full_name ?? [])),
]

/** Loads who saved a member's pins this week, and the new pins for their topics and follows. */
export async function weekOf(ports: Ports, userId: UserId): Promise<Week> {
  const { db, clock, ids } = ports
  const since = new Date(clock.now().getTime() - week)
  const rows = await notificationsOf(db, { userId, before: undefined, most: newsMax })
  const saves = rows.filter(({ kind, createdAt }) => kind === 'pin-saved' && createdAt > since)
  const news = await shownNotifications(db, saves, userId)
  const offered = await personalPins(db, userId, `${userId} weekly`)
  const edge = BigInt(idBefore(ids.next(), week))
  const fresh = offered.flatMap(({ id }) => (BigInt(id) > edge ? [id] : [])).slice(0, lookedAt)
  const pins = await shownPins(db, userId, fresh)
  const ideas = pins
    .filter(({ picture }) => picture.clearKey === null)
    .map(({ id, title }) => ({ id: PinId.parse(id), title: title.trim() }))
  return {
    savers: saversOf(news),
    saves: news.length,
    ideas: ideas.filter(({ title }) => title !== '').slice(0, ideasMax),
  }
}

const words = defineTexts({
  two: '{first} and {second}',
  savedOne: '{people} saved your Pin this week.',
  savedMany: '{people} saved your Pins this week.',
  ideas: 'New ideas for you:',
})

const more = {
  one: '{first}, {second} and {count} other',
  other: '{first}, {second} and {count} others',
} as const

function peopleText([first = '', second, ...rest]: readonly string[], language: Language): string {
  if (second === undefined) return first
  if (rest.length === 0) return words(language).two({ first, second })
  const form = pluralIn(language, rest.length, more)
  return fillSlots(form, { first, second, count: rest.length }, language)
}

/** Returns the sentences of a weekly email. */
export function weekText({ savers, saves, ideas }: Week, language: Language): string[] {
  const say = words(language)
  const people = peopleText(savers, language)
  return [
    ...(saves === 0 ? [] : [saves === 1 ? say.savedOne({ people }) : say.savedMany({ people })]),
    ...(ideas.length === 0 ? [] : [say.ideas()]),
  ]
}

/** Returns the links of a weekly email. */
export const weekLinks = ({ ideas }: Week, origin: string): EmailLink[] =>
  ideas.map(({ id, title }) => ({
    label: title,
    url: `${origin}${paths.pin.to({ pinId: id })}`,
  }))
