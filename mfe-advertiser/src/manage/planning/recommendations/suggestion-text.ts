import type { Recommendation } from '@tessera/contracts/calls/recommendations'
import type { useWriting } from './use-writing.ts'
import { recommendationWords, kindWords as words } from './words.ts'

type SuggestionWriting = ReturnType<typeof useWriting>
type Of<Kind extends Recommendation['kind']> = Extract<Recommendation, { readonly kind: Kind }>

/** A suggestion in words. */
export interface SuggestionText {
  readonly title: string
  /** The figures, and what follows from them. */
  readonly how: string
  readonly sure: string
  /** The edit that its button sends; undefined for a link. */
  readonly change?: { readonly field: string; readonly before: string; readonly after: string }
  readonly act: string
}

function limited(it: Of<'budget-limited'>, write: SuggestionWriting): SuggestionText {
  const { money, about } = write
  const added = it.proposed_micro - it.budget_micro
  return {
    title: words.limited({ campaign: it.campaign.name }),
    how: words.limitedHow({
      budget: money(it.budget_micro),
      full: it.days_full,
      days: it.days,
      spend: money(it.spend_micro),
      events: write.events(it.events, it.billed),
      added: money(added),
      more: about((added * it.events) / it.spend_micro),
      count: write.count(it.events),
    }),
    sure: words.limitedSure({ low: about(it.more.low), high: about(it.more.high) }),
    change: {
      field: words.budget(),
      before: recommendationWords.perDay({ amount: money(it.budget_micro) }),
      after: recommendationWords.perDay({ amount: money(it.proposed_micro) }),
    },
    act: words.raiseBudget(),
  }
}

function unusedWhy(
  it: Of<'budget-unused'>,
  { money, count }: SuggestionWriting,
): Omit<SuggestionText, 'title'> {
  const group = it.ad_group?.name ?? ''
  if (it.why === 'bid' && it.bid_micro !== null && it.proposed_bid_micro !== null)
    return {
      how: words.unusedBid({
        group,
        bid: money(it.bid_micro),
        low: money(it.price_micro?.low ?? 0),
        high: money(it.price_micro?.high ?? 0),
        what: it.billed === 'click' ? words.aClick() : words.anImpression(),
      }),
      sure: words.bidSure(),
      change: {
        field: words.bid(),
        before: money(it.bid_micro),
        after: money(it.proposed_bid_micro),
      },
      act: words.raiseBid(),
    }
  if (it.why === 'people')
    return {
      how:
        it.people === null
          ? words.unusedFew({ group, floor: count(it.floor) })
          : words.unusedPeople({ group, people: count(it.people) }),
      sure: words.peopleSure(),
      act: words.seeGroup(),
    }
  return { how: words.unusedUnknown(), sure: words.peopleSure(), act: words.seeOptimizer() }
}

function unused(it: Of<'budget-unused'>, write: SuggestionWriting): SuggestionText {
  const planned = it.budget_micro * it.days
  const why = unusedWhy(it, write)
  const spent = words.unusedHow({
    spend: write.money(it.spend_micro),
    planned: write.money(planned),
    days: it.days,
    share: write.percent(planned === 0 ? 0 : it.spend_micro / planned),
  })
  return { ...why, title: words.unused({ campaign: it.campaign.name }), how: `${spent} ${why.how}` }
}

const oneAd = (it: Of<'one-ad'>, write: SuggestionWriting): SuggestionText => ({
  title: words.oneAd({ group: it.ad_group.name }),
  how: words.oneAdHow({
    impressions: write.impressions(it.impressions),
    clicks: write.clicks(it.clicks),
    campaign: it.campaign.name,
  }),
  sure: words.oneAdSure(),
  act: words.seeAds(),
})

function weak(it: Of<'weak-ad'>, write: SuggestionWriting): SuggestionText {
  const [own, others] = [it.clicks / it.impressions, it.others_clicks / it.others_impressions]
  const week = it.impressions / 4
  return {
    title: words.weak({ ad: it.ad.name, group: it.ad_group.name }),
    how: words.weakHow({
      clicks: write.clicks(it.clicks),
      impressions: write.impressions(it.impressions),
      rate: write.rate(own),
      othersRate: write.rate(others),
      others: write.count(it.others_clicks),
      othersShown: write.count(it.others_impressions),
      week: write.impressions(Math.round(week)),
      more: write.about(week * (others - own)),
    }),
    sure: words.weakSure({ low: write.about(it.more.low), high: write.about(it.more.high) }),
    change: { field: words.state(), before: words.active(), after: words.paused() },
    act: words.pauseAd(),
  }
}

function endsSoon(it: Of<'ends-soon'>, write: SuggestionWriting): SuggestionText {
  const { money, count } = write
  return {
    title: words.endsSoon({ campaign: it.campaign.name, day: write.dayName(it.last_day) }),
    how: words.endsSoonHow({
      spend: money(it.spend_micro),
      events: write.events(it.events, it.billed),
      cost: money(it.about_micro),
      count: count(it.events),
      more: write.about((it.about_micro * it.events) / it.spend_micro),
    }),
    sure: words.endsSoonSure({
      count: count(it.events),
      share: write.percent(1.96 / Math.sqrt(it.events)),
    }),
    change: {
      field: words.lastDay(),
      before: write.dayName(it.last_day),
      after: write.dayName(it.proposed_last_day),
    },
    act: words.runOn(),
  }
}

const ended = (it: Of<'ended'>, write: SuggestionWriting): SuggestionText => ({
  title: words.ended({ campaign: it.campaign.name, day: write.dayName(it.last_day) }),
  how: words.endedHow({
    spend: write.money(it.spend_micro),
    events: write.events(it.events, it.billed),
    price: write.money(Math.round(it.spend_micro / it.events)),
  }),
  sure: words.endedSure(),
  act: words.seeInsights(),
})

const rejected = (it: Of<'rejected'>): SuggestionText => ({
  title: words.rejected({ ad: it.ad.name, campaign: it.campaign.name }),
  how: words.rejectedHow({ reason: words[it.reason ?? 'unknown']() }),
  sure: words.rejectedSure(),
  act: words.seeAds(),
})

const tagActs = {
  missing: words.setUpTag,
  silent: words.checkTag,
  works: words.checkEvents,
} as const

function tagText(
  { tag, tag_seen_at: at }: Of<'no-conversions'>,
  { moment }: SuggestionWriting,
): string {
  if (tag === 'missing') return words.tagMissing()
  if (tag === 'works') return words.tagWorks()
  return at === null ? words.tagNever() : words.tagSilent({ day: moment(at) })
}

const unconverted = (it: Of<'no-conversions'>, write: SuggestionWriting): SuggestionText => ({
  title: words.unconverted({ campaign: it.campaign.name }),
  how: `${words.unconvertedHow({
    clicks: write.clicks(it.clicks),
    spend: write.money(it.spend_micro),
    rate: write.rate(it.rate_max),
    count: write.count(it.clicks),
  })} ${tagText(it, write)}`,
  sure: words.unconvertedSure(),
  act: tagActs[it.tag](),
})

/** Returns a suggestion in words, with its arithmetic. */
export function suggestionText(it: Recommendation, write: SuggestionWriting): SuggestionText {
  switch (it.kind) {
    case 'budget-limited':
      return limited(it, write)
    case 'budget-unused':
      return unused(it, write)
    case 'one-ad':
      return oneAd(it, write)
    case 'weak-ad':
      return weak(it, write)
    case 'ends-soon':
      return endsSoon(it, write)
    case 'ended':
      return ended(it, write)
    case 'rejected':
      return rejected(it)
    case 'no-conversions':
      return unconverted(it, write)
  }
}
