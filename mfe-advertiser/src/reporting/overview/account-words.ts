import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the overview of an ad account. */
export const accountWords = defineMessages({
  title: 'Overview',
  lastDays: 'The last 30 days, compared with those before',
  toReport: 'Open the report',
  figures: 'Shown in the chart',
  attention: 'Needs your attention',
  'business-needed': 'Your ads wait until you say who is behind them.',
  'payment-failed': 'A payment failed, so your ads have stopped.',
  'method-needed': 'Your ads wait for a way to pay.',
  disputed: 'A payment is disputed, so your ads have stopped.',
  rejected: 'An ad of {name} was rejected.',
  'sold-out': 'The ad of {name} waits: the product is out of stock.',
  'budget-spent': '{name} has spent its whole budget.',
  'day-spent': "{name} has spent today's budget.",
  toBilling: 'Go to billing',
  toAds: 'See the ads',
  toInsights: 'See the campaign',
  moreAttention: 'And {count} more.',
  best: 'Lowest cost per click',
  worst: 'Highest cost per click',
  rankedHow: 'Of the campaigns that spent most in the last 30 days.',
  campaign: 'Campaign',
  business: 'Your Pins',
})
