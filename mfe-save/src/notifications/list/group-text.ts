import { definePath } from '@tessera/contracts/define-path'
import { fillSlots, plural } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import { priceText } from '@tessera/contracts/price-text'
import { counted as counts } from '../../saving/words.ts'
import { counted, words } from '../words.ts'
import type { NotificationGroup } from './group-notifications.ts'

/** The page of a report of an ad account, where it is made again. */
const reportPath = definePath('/advertiser/:advertiserId/report-center/download/')

/** Names the people of a group: 'Ana', 'Ana and Jack', 'Ana and 3 others'. */
export function peopleText({ people }: Pick<NotificationGroup, 'people'>, locale: string): string {
  const [first, second] = people.map(({ full_name: name }) => name)
  if (first === undefined) return ''
  if (second === undefined) return first
  if (people.length === 2) return words.two({ first, second })
  return fillSlots(plural(people.length - 1, counted.others, locale), { first })
}

/** Says what is new about a product; the currency of its prices is in lower case. */
function productText({ kind, latest }: NotificationGroup, title: string, locale: string): string {
  if (kind === 'back-in-stock') return title === '' ? words.backUntitled() : words.back({ title })
  const { from, price, currency } = latest.data
  const text = (amount: unknown) =>
    priceText({ amount: Number(amount), currency: String(currency).toUpperCase() }, locale)
  const prices = { from: text(from), price: text(price) }
  return title === '' ? words.fellUntitled(prices) : words.fell({ title, ...prices })
}

function pinText(kind: NotificationGroup['kind'], people: string, title: string): string {
  if (kind === 'mentioned')
    return title === '' ? words.mentionedUntitled({ people }) : words.mentioned({ people, title })
  if (kind === 'pin-commented')
    return title === '' ? words.commentedUntitled({ people }) : words.commented({ people, title })
  return title === '' ? words.savedUntitled({ people }) : words.saved({ people, title })
}

/** Says what somebody did to pins of a board. */
function boardText(group: NotificationGroup, board: string, locale: string): string {
  const people = peopleText(group, locale)
  const { what, done } = group.latest.data
  if (what === 'kept') return words.kept({ people, board })
  return words.deleted({ people, board, pins: plural(Number(done ?? 0), counts.pins, locale) })
}

/** Says what came of an import; those of the version before have no numbers. */
function importText({ made, cards, left }: NotificationGroup['latest']['data']): string {
  if (made === undefined) return words.imported()
  const count = (value: typeof made | undefined) => String(value ?? 0)
  return words.importedAll({ made: count(made), cards: count(cards), left: count(left) })
}

/** Says what a group is about, in one sentence. */
export function groupText(group: NotificationGroup, locale: string): string {
  const { kind, latest } = group
  const { subject, data } = latest
  const people = peopleText(group, locale)
  if (kind === 'action-finished' && subject?.type === 'board')
    return boardText(group, subject.board.name, locale)
  if (kind === 'action-finished' && data.what === 'export') return words.exported()
  if (kind === 'action-finished' && data.what === 'import') return importText(data)
  if (kind === 'action-finished' && data.what === 'restore') return words.restored()
  if (kind === 'action-finished' && data.what === 'decision') return words.decided()
  if (kind === 'action-finished' && data.what === 'catalog') return words.catalogRead()
  if (kind === 'action-finished' && data.what === 'payment') return words.paymentFailed()
  if (kind === 'action-finished' && data.what === 'dispute') return words.paymentDisputed()
  if (kind === 'action-finished' && data.what === 'report') return words.reportFailed()
  if (kind === 'followed' || subject === null) return words.followed({ people })
  if (subject.type === 'action')
    return words.finished({ pins: plural(Number(data.done ?? 0), counts.pins, locale) })
  const board = subject.board.name
  if (subject.type === 'board')
    return kind === 'board-invite'
      ? words.invited({ people, board })
      : words.joined({ people, board })
  const { title } = subject
  if (kind === 'price-dropped' || kind === 'back-in-stock') return productText(group, title, locale)
  if (kind === 'pin-saved' && group.people.length === 1 && title !== '')
    return words.savedTo({ people, title, board })
  return pinText(kind, people, title)
}

/** Returns the page that a group leads to. */
export function groupPath(
  { latest: { kind, subject, actor, data } }: Pick<NotificationGroup, 'latest'>,
  viewerName: string,
): string {
  if (subject?.type === 'pin') return paths.pin.to({ pinId: subject.id })
  if (kind === 'action-finished' && data.what === 'deleted') return paths.trash.to()
  if (subject?.type === 'board') return subject.board.url
  if (kind === 'action-finished' && (data.what === 'import' || data.what === 'restore'))
    return paths.importPins.to()
  if (kind === 'action-finished' && data.what === 'decision') return paths.decisions.to()
  if (kind === 'action-finished' && data.what === 'catalog') return paths.productCatalogs.to()
  if (kind === 'action-finished' && (data.what === 'payment' || data.what === 'dispute'))
    return paths.billing.to({ advertiserId: String(data.advertiser) })
  if (kind === 'action-finished' && data.what === 'report')
    return `${reportPath.to({ advertiserId: String(data.advertiser) })}?id=${data.report}`
  if (kind === 'action-finished' && subject === null) return paths.accountSettings.to()
  return paths.profile.to({ username: actor?.username ?? viewerName })
}
