import type { EditFault } from '@tessera/contracts/calls/campaign-edits'
import { siteLink } from '@tessera/contracts/web-link'
import { amountFault } from '../../../kit/money/amount-fault.ts'
import { words } from '../frame/words.ts'
import type { AdDraft, CampaignDraft, GroupDraft } from './campaign-draft.ts'
import { type DraftEdit, microTyped } from './edit-of-draft.ts'

/** The faults of a draft, by field: 'name', 'ad_groups.0.bid_micro', 'ad_groups.0.ads.1.pin_id'. */
export type DraftFaults = Readonly<Record<string, string>>

const found = (at: string, text: string | undefined): readonly (readonly [string, string])[] =>
  text === undefined ? [] : [[at, text]]

const adFaults = ({ link, state }: AdDraft, at: string) =>
  found(
    `${at}destination_url`,
    state === 'archived' || siteLink(link) !== undefined ? undefined : words.linkFault(),
  )

const faultOf = (text: string, locale: string) =>
  amountFault(text, { locale, otherwise: words.amountFault() })

interface CheckedDraft {
  readonly draft: CampaignDraft
  readonly locale: string
  readonly isPublished: boolean
}

function groupFaults(
  group: GroupDraft,
  index: number,
  { draft, locale, isPublished }: CheckedDraft,
) {
  const at = `ad_groups.${index}.`
  if (group.state === 'archived') return []
  const isBid = !group.isOwnBid || microTyped(group.bid, null, locale) !== undefined
  const base = draft.base?.ad_groups.find(({ ad_group_id }) => ad_group_id === group.groupId)
  const isExact = microTyped(group.bid, base?.bid_micro ?? null, locale) !== undefined
  const isEmpty = group.ads.every(({ state }) => state === 'archived')
  const needsTag = draft.objective === 'WEB_CONVERSION' && group.tagId === ''
  const needsProduct = draft.objective === 'CATALOG_SALES' && group.productId === null
  return [
    ...found(`${at}name`, group.name.trim() === '' ? words.nameFault() : undefined),
    ...found(`${at}bid_micro`, isBid || isExact ? undefined : faultOf(group.bid, locale)),
    ...(isPublished
      ? [
          ...found(`${at}conversion_tag_id`, needsTag ? words.tagFault() : undefined),
          ...found(`${at}ads`, isEmpty ? words.adsFault() : undefined),
          ...found(
            `${at}product_group_id`,
            needsProduct && !isEmpty ? words.productFault() : undefined,
          ),
        ]
      : []),
    ...group.ads.flatMap((ad, nth) => adFaults(ad, `${at}ads.${nth}.`)),
  ]
}

/** Returns what is wrong with a draft before it is sent; an unpublished campaign may lack things. */
export function draftFaults(draft: CampaignDraft, locale: string): DraftFaults {
  const { base, budget, total, lastDay, firstDay, groups } = draft
  const isPublished = draft.state !== 'draft'
  const daily = microTyped(budget, base?.daily_budget_micro ?? null, locale)
  const isTotal =
    total.trim() === '' || microTyped(total, base?.total_budget_micro ?? null, locale) !== undefined
  const kept = groups.filter(({ state }) => state !== 'archived')
  return Object.fromEntries([
    ...found('name', draft.name.trim() === '' ? words.nameFault() : undefined),
    ...found('daily_budget_micro', daily === undefined ? faultOf(budget, locale) : undefined),
    ...found('total_budget_micro', isTotal ? undefined : faultOf(total, locale)),
    ...found('first_day', firstDay === '' ? words.dayFault() : undefined),
    ...found('last_day', lastDay !== '' && lastDay < firstDay ? words.daysFault() : undefined),
    ...found('ad_groups', isPublished && kept.length === 0 ? words.groupsFault() : undefined),
    ...groups.flatMap((group, index) => groupFaults(group, index, { draft, locale, isPublished })),
  ])
}

/** Returns the faults that the service found, at their places in the draft. */
export function placedFaults(faults: readonly EditFault[], { groups }: DraftEdit): DraftFaults {
  const placed = faults.map(({ at, message }) => {
    const [, group, rest = ''] = /^ad_groups\.(\d+)\.(.*)$/.exec(at) ?? []
    const sent = group === undefined ? undefined : groups[Number(group)]
    if (sent === undefined) return [at, message]
    const [, ad, field = ''] = /^ads\.(\d+)\.(.*)$/.exec(rest) ?? []
    const inGroup = ad === undefined ? rest : `ads.${sent.ads[Number(ad)] ?? ad}.${field}`
    return [`ad_groups.${sent.index}.${inGroup}`, message]
  })
  return Object.fromEntries(placed)
}

/** Returns the place of the first ad group with a fault. */
export function faultyGroup(faults: DraftFaults): number | undefined {
  const places = Object.keys(faults).flatMap((at) => /^ad_groups\.(\d+)\./.exec(at)?.[1] ?? [])
  return places.length === 0 ? undefined : Math.min(...places.map(Number))
}
