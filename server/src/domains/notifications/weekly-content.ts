import type { Notification } from '@tessera/contracts/calls/notifications'
import type { UserId } from '@tessera/contracts/ids'
import { PinId } from '@tessera/contracts/ids'
import { paths } from '@tessera/contracts/paths'
import { idBefore } from '../../platform/ids/time-ordered.ts'
import type { Ports } from '../../ports.ts'
import { personalPins } from '../feed/personal-list.ts'
import { shownPins } from '../feed/shown-pins.ts'
import type { EmailLink } from '../mail/format-email.ts'
import { shownNotifications } from './shown.ts'
import { notificationsOf } from './store.ts'

const week = 7 * 86_400_000

/** How much of the week's news is looked at, and how many ideas an email names. */
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
  const ideas = pins.map(({ id, title }) => ({ id: PinId.parse(id), title: title.trim() }))
  return {
    savers: saversOf(news),
    saves: news.length,
    ideas: ideas.filter(({ title }) => title !== '').slice(0, ideasMax),
  }
}

function peopleText([first = '', second, ...rest]: readonly string[]): string {
  if (second === undefined) return first
  if (rest.length === 0) return `${first} and ${second}`
  return `${first}, ${second} and ${rest.length} ${rest.length === 1 ? 'other' : 'others'}`
}

/** Returns the sentences of a weekly email. */
export const weekText = ({ savers, saves, ideas }: Week): string[] => [
  ...(saves === 0
    ? []
    : [`${peopleText(savers)} saved your ${saves === 1 ? 'Pin' : 'Pins'} this week.`]),
  ...(ideas.length === 0 ? [] : ['New ideas for you:']),
]

/** Returns the links of a weekly email. */
export const weekLinks = ({ ideas }: Week, origin: string): EmailLink[] =>
  ideas.map(({ id, title }) => ({
    label: title,
    url: `${origin}${paths.pin.to({ pinId: id })}`,
  }))
