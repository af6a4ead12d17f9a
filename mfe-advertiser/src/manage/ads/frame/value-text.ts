import { microPerUnit } from '@tessera/contracts/ads/micro'
import { Objective } from '@tessera/contracts/ads/objectives'
import { AdGender, Targeting } from '@tessera/contracts/ads/targeting'
import { CampaignState } from '@tessera/contracts/calls/campaigns'
import { inPageLanguage } from '@tessera/contracts/messages'
import { numberFormat } from '@tessera/contracts/number-format'
import { z } from '@tessera/contracts/schema'
import { topics } from '@tessera/contracts/topics'
import { adWords as promote } from '../../../kit/ad-fields/words.ts'
import { words } from './words.ts'

/** The words of fields: those of a form, and those of the service. */
const names: Readonly<Record<string, () => string>> = {
  name: words.name,
  objective: promote.goal,
  state: words.state,
  title: words.name,
  budget: words.daily,
  daily_budget_micro: words.daily,
  total: words.totalName,
  total_budget_micro: words.totalName,
  isFlexible: promote.flexible,
  is_flexible: promote.flexible,
  firstDay: words.firstDay,
  first_day: words.firstDay,
  lastDay: words.lastDayName,
  last_day: words.lastDayName,
  targeting: promote.people,
  isAutomatic: promote.automatic,
  is_automatic: promote.automatic,
  bid: words.bidName,
  isOwnBid: words.bid,
  bid_micro: words.bidName,
  productId: words.product,
  product_group_id: words.product,
  tagId: promote.tagName,
  conversion_tag_id: promote.tagName,
  event: promote.event,
  conversion_event: promote.event,
  link: promote.link,
  destination_url: promote.link,
  pin_id: words.pin,
}

/** Returns a field's name. */
export const fieldName = (field: string): string => names[field]?.() ?? field

/** Says whom a targeting is for, in a line. */
function targetingText(targeting: Targeting, locale: string): string {
  const countries = new Intl.DisplayNames([locale], { type: 'region' })
  const parts = [
    ...(targeting.LOCATION?.split('+') ?? []).map((code) => countries.of(code) ?? code),
    ...(targeting.AGE_BUCKET ?? []),
    ...(targeting.GENDER ?? []).map((each) => promote[z.parse(AdGender, each)]()),
    ...(targeting.INTEREST ?? []).map((id) =>
      inPageLanguage(topics.find((topic) => topic.id === id)?.name ?? id),
    ),
  ]
  return parts.length === 0
    ? promote.everyone()
    : new Intl.ListFormat(locale, { type: 'unit' }).format(parts)
}

const moneyText = (micro: number, locale: string): string =>
  numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 6 }).format(
    micro / microPerUnit,
  )

const dayText = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

/** Returns a field's value in the reader's language. */
export function valueText(field: string, value: unknown, locale: string): string {
  if (value === null || value === undefined || value === '') return words.none()
  if (typeof value === 'boolean') return value ? words.yes() : words.no()
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  if (text === 'true' || text === 'false') return text === 'true' ? words.yes() : words.no()
  if (field.endsWith('_micro')) return moneyText(Number(text), locale)
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return dayText(text, locale)
  if (field === 'targeting') {
    const read = z.safeParse(Targeting, typeof value === 'string' ? JSON.parse(text) : value)
    return read.success ? targetingText(read.data, locale) : words.targeted()
  }
  const state = z.safeParse(CampaignState, text)
  if (field === 'state' && state.success) return words[state.data]()
  const objective = z.safeParse(Objective, text)
  return objective.success ? promote[objective.data]() : text
}
