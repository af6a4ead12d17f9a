import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the page with suggestions. */
export const recommendationWords = defineMessages({
  lead: 'Suggestions from your own figures, those about the most money first. Nothing changes before you press a button.',
  none: 'Nothing to suggest',
  noneWhy: 'No changes suggested for your campaigns of the last 28 days.',
  list: 'Suggestions',
  aboutMoney: 'About {amount} a week',
  change: '{field}: {before} → {after}',
  perDay: '{amount} a day',
  uncertain: 'How sure this is',
  dismiss: 'Dismiss',
  dismissOf: 'Dismiss: {title}',
  dismissed: 'Dismissed for 30 days',
  isDismissed: '{count} dismissed for up to 30 days.',
  restore: 'Show them again',
  done: "It's done already",
  unfit: "It doesn't fit",
  costly: 'It costs too much',
  later: 'Not now',
})

/** Copy of each kind of suggestion. */
export const kindWords = defineMessages({
  limited: '{campaign} is limited by its budget',
  limitedHow:
    'It spent at least 95% of its {budget} on {full} of the last {days} whole days. In 28 days, {spend} brought {events}. At that price, another {added} a day would bring about {more} more a day: {added} × {count} ÷ {spend}.',
  limitedSure:
    'By chance alone it could be {low} to {high}. The next ones often cost somewhat more than those before.',
  budget: 'Daily budget',
  raiseBudget: 'Raise the budget',

  unused: '{campaign} hardly spends its budget',
  unusedHow: 'It spent {spend} of {planned} in the last {days} whole days, which is {share}.',
  unusedBid:
    'The ad group {group} pays {bid} at most. In the last 28 days, the middle half of all campaigns paid {low} to {high} for {what}.',
  aClick: 'a click',
  anImpression: 'an impression',
  bidSure:
    'The proposed bid is the middle of that range. Whether it wins depends on who else bids at the time.',
  bid: 'Highest bid',
  raiseBid: 'Raise the bid',
  unusedPeople:
    'The ad group {group} matches {people} people at most, counted in the last 30 days.',
  unusedFew: 'The ad group {group} matches fewer than {floor} people.',
  peopleSure: "More people are more chances to be shown. How many, the figures can't tell.",
  seeGroup: 'See its ad groups',
  unusedUnknown:
    'Neither its bids nor the number of its people explain it. The rest could go to another campaign.',
  seeOptimizer: 'Open the budget optimizer',

  oneAd: 'The ad group {group} has one ad only',
  oneAdHow:
    'All {impressions} and {clicks} of 28 days went to one ad of {campaign}. With a second one, you see which of them people click more.',
  oneAdSure: "What a second ad would bring can't be told from these figures.",
  seeAds: 'See the ads',

  weak: '{ad} is clicked less than the other ads of {group}',
  weakHow:
    '{clicks} ÷ {impressions} is {rate}. The others have {others} ÷ {othersShown}, which is {othersRate}. Its {week} a week would bring about {more} more there: {week} × ({othersRate} − {rate}).',
  weakSure:
    'In 95 of 100 cases it would be {low} to {high} more. A difference as large as this one comes about by chance in one of 700 ads.',
  state: 'Ad',
  active: 'Active',
  paused: 'Paused',
  pauseAd: 'Pause this ad',

  endsSoon: '{campaign} ends on {day}',
  endsSoonHow:
    'In 28 days, {spend} brought {events}. Seven more days cost up to {cost}, and would bring about {more} at that price: {cost} × {count} ÷ {spend}.',
  endsSoonSure: 'By chance alone, a sum of {count} varies by {share} from one month to the next.',
  lastDay: 'Last day',
  runOn: 'Let it run on',

  ended: '{campaign} ended on {day}',
  endedHow: 'In the 28 days of these figures, {spend} brought {events}, at {price} each.',
  endedSure: 'A new campaign with the same ads may do better or worse.',
  seeInsights: 'See how it did',

  rejected: "{ad} of {campaign} can't run",
  rejectedHow: 'It was rejected because of {reason}. Its campaign runs without it.',
  rejectedSure: 'This is a fact, not an estimate.',
  link: 'where it leads',
  words: 'its words',
  picture: 'its picture',
  misleading: 'misleading claims',
  prohibited: 'something that may not be advertised',
  rights: "somebody else's rights",
  unknown: 'our rules for ads',

  unconverted: '{campaign} aims at conversions and has none',
  unconvertedHow:
    'In 28 days, {clicks} for {spend} led to no conversion. With so many clicks, fewer than {rate} of people convert (3 ÷ {count}, in 95 of 100 cases), or conversions are not counted.',
  unconvertedSure: 'Conversions can still be credited to these clicks for 30 days.',
  tagMissing: 'None of its ad groups has a tag that is there still.',
  tagNever: 'Its tag has never sent an event.',
  tagSilent: 'Its tag last sent an event on {day}.',
  tagWorks: 'Its tag sends events, so look at the event that it counts, and at the page.',
  setUpTag: 'Set up the tag',
  checkTag: 'Check the tag',
  checkEvents: 'See the events',
})
