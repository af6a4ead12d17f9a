import { isDailyBudget, promoteConstants } from '@tessera/contracts/ads/countries'
import { Objective } from '@tessera/contracts/ads/objectives'
import type { Promotion } from '@tessera/contracts/ads/promote-payload'
import { microOf } from '@tessera/contracts/ads/promote-rules'
import { AdGender, AgeBucket } from '@tessera/contracts/ads/targeting'
import { dayAfter } from '@tessera/contracts/calendar-days'
import type { PromotablePin } from '@tessera/contracts/calls/quick-promote'
import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'
import { Topic } from '@tessera/contracts/topics'
import { siteLink } from '@tessera/contracts/web-link'
import { keepDrafts } from '@tessera/module/drafts'
import { targetingOf } from '../../kit/ad-fields/targeting-of.ts'
import { amountFault } from '../../kit/money/amount-fault.ts'
import { words } from './words.ts'

/** The values of the form; amounts and days as they were typed. */
const PromoteDraft = z.object({
  country: z.string(),
  objective: Objective,
  budget: z.string(),
  isFlexible: z.boolean(),
  isOngoing: z.boolean(),
  days: z.string(),
  startsNow: z.boolean(),
  isAutomatic: z.boolean(),
  ages: z.array(AgeBucket),
  genders: z.array(AdGender),
  interests: z.array(Topic),
  countries: z.array(z.string()),
  link: z.string(),
  name: z.string(),
  tagId: z.string(),
  event: z.string(),
})
export type PromoteDraft = z.infer<typeof PromoteDraft>

/** Keeps what somebody has filled in, by the pin, until it is promoted. */
export const keptPromotions = keepDrafts('quick-promote', PromoteDraft)

/** Returns the draft that nobody has written in. */
export const freshDraft = (country: string, pin: PromotablePin | null): PromoteDraft => ({
  country,
  objective: 'CONSIDERATION',
  budget: String(promoteConstants(country).daily),
  isFlexible: false,
  isOngoing: false,
  days: String(promoteConstants(country).days),
  startsNow: true,
  isAutomatic: true,
  ages: [],
  genders: [],
  interests: [],
  countries: [country],
  link: pin?.pin.link ?? '',
  name: pin?.pin.title ?? '',
  tagId: '',
  event: 'CHECKOUT',
})

/**
 * Returns what of a draft stays when another pin is chosen: time, money and people. Where the ad leads,
 * its name and the interests belong to the pin.
 */
export const carriedOf = (draft: PromoteDraft, pin: PromotablePin): Partial<PromoteDraft> => {
  const { link: _link, name: _name, interests: _interests, objective, ...carried } = draft
  const isFit = objective !== 'CATALOG_SALES' || pin.product_group_id !== null
  return { ...carried, ...(isFit ? { objective } : {}) }
}

type PromoteField = 'budget' | 'days' | 'link' | 'name' | 'objective'
export type PromoteFaults = Readonly<Partial<Record<PromoteField, string>>>

/** Returns the days that were typed; undefined for no such number. */
export function daysOf({ days }: Pick<PromoteDraft, 'days'>): number | undefined {
  const count = /^\d{1,3}$/.test(days.trim()) ? Number.parseInt(days, 10) : 0
  return count >= 1 && count <= limits.promoteDaysMax ? count : undefined
}

function budgetFault({ budget, country }: PromoteDraft, locale: string): string | undefined {
  const micro = microOf(budget, locale)
  if (micro !== undefined && isDailyBudget(country, micro)) return undefined
  const { minDaily: min, currency } = promoteConstants(country)
  return amountFault(budget, {
    locale,
    otherwise: words.budgetFault({ min, max: limits.promoteDailyMax, currency }),
  })
}

/** Returns what is wrong with a draft, by its field. */
export function faultsOf(draft: PromoteDraft, locale: string): PromoteFaults {
  const budget = budgetFault(draft, locale)
  const isTagged = draft.objective !== 'WEB_CONVERSION' || /^\d{1,20}$/.test(draft.tagId)
  return {
    ...(isTagged ? {} : { objective: words.tagMissing() }),
    ...(budget === undefined ? {} : { budget }),
    ...(draft.isOngoing || daysOf(draft) !== undefined
      ? {}
      : { days: words.daysFault({ max: limits.promoteDaysMax }) }),
    ...(siteLink(draft.link) === undefined ? { link: words.linkFault() } : {}),
    ...(draft.name.trim() === '' ? { name: words.nameFault() } : {}),
  }
}

/** Returns the last day of a draft that starts on a day; '' without an end. */
export function lastDayOf(draft: PromoteDraft, today: string): string {
  const days = daysOf(draft)
  if (draft.isOngoing || days === undefined) return ''
  return dayAfter(today, days - (draft.startsNow ? 1 : 0))
}

/** Returns the promotion of a draft without faults. */
export function promotionOf(
  draft: PromoteDraft,
  more: Pick<Promotion, 'advertiserId' | 'pinId' | 'productGroupId' | 'clientKey'> & {
    readonly locale: string
    readonly today: string
  },
): Promotion {
  const { locale, today, ...ids } = more
  return {
    ...ids,
    name: draft.name,
    objective: draft.objective,
    dailyMicro: microOf(draft.budget, locale) ?? 0,
    days: daysOf(draft) ?? 1,
    isOngoing: draft.isOngoing,
    endDate: lastDayOf(draft, today),
    startsNow: draft.startsNow,
    isFlexible: draft.isFlexible,
    link: draft.link,
    isAutomatic: draft.isAutomatic,
    targeting: targetingOf(draft),
    tagId: draft.tagId,
    event: draft.event,
  }
}
