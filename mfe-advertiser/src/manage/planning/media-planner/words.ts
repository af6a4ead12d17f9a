import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the media planner. */
export const plannerWords = defineMessages({
  lead: 'Plan before you spend: choose a goal, people, a budget and days, and see what they may bring.',
  form: 'Plan',
  goal: 'Goal',
  CONSIDERATION: 'Visits to your site, paid per click',
  WEB_CONVERSION: 'Conversions, paid per impression',
  CATALOG_SALES: 'Catalog sales, paid per impression',
  budget: 'Daily budget in {currency}',
  daily: 'Daily budget',
  budgetFault: 'Enter an amount from {min} to {max}.',
  firstDay: 'First day',
  open: 'Runs until somebody stops it',
  openHint: 'The estimate is for {days} days.',
  lastDay: 'Last day',
  daysFault: 'Choose a last day on the first one or after it, at most a year later.',

  estimate: 'What it may bring',
  noPeople:
    'Fewer than {floor} people match, so nothing can be estimated without telling who they are. Choose more people.',
  unfinished: 'Fill in the plan to see an estimate.',
  reached: 'People who see it',
  reachedFew: 'fewer than {floor}',
  frequency: 'Times that each of them sees it',
  impressions: 'Impressions',
  clicks: 'Clicks',
  cost: 'Cost in {days} days',
  people: 'People who match',
  between: '{low} to {high}',
  upTo: 'up to {high}',
  isLess:
    'It costs less than its budget of {budget} where the people have seen it as often as they may.',

  sources: 'What this rests on',
  people28:
    'People: members who match, of the last 7 days (fewer) and the last 30 days (more), rounded.',
  observed:
    'Prices: the middle half of campaigns paid {low} to {high} for {what} in {where} in the last 28 days, on at least {events} of them.',
  observedAll: 'all countries',
  observedPart: 'The other countries have too few observations; they are taken for the same.',
  typical:
    'Prices: not enough data of the last 28 days. These are typical values instead: from the least price of an auction, {low}, to the bid of a campaign with the recommended budget, {high}, for {what}.',
  aClick: 'a click',
  anImpression: 'an impression',
  rate: 'Clicks: {low} to {high} of impressions.',
  formula:
    'People reached = people × (1 − e^(−impressions ÷ people)), as impressions fall on people by chance. One person sees an ad at most {daily} times a day.',

  curve: 'People reached by daily budget',
  curveLead:
    'With {budget} a day, {reached} see it. Twice the budget reaches {twice}: {factor} times as many people at most.',
  curveTold: '{reached} for {budget} a day',
  curveMost: 'At most',
  curveLeast: 'At least',

  plans: 'Plans of this ad account',
  noPlans: 'No plans yet. Save one, and everybody of this ad account can open and compare it.',
  name: 'Name',
  save: 'Save',
  saveAs: 'Save as a new plan',
  saveChanges: 'Save changes',
  saved: 'Plan saved: {name}',
  budgetHead: 'Budget',
  acts: 'Actions',
  openPlan: 'Open',
  openOf: 'Open: {name}',
  by: '{budget} a day, saved by {name}',
  byNobody: '{budget} a day',
  compare: 'Compare',
  compareOf: 'Compare: {name}',
  compared: 'Plans side by side',
  copy: 'Copy link',
  more: 'More for {name}',
  rename: 'Rename',
  remove: 'Delete',
  removed: 'Plan deleted: {name}',
  newPlan: 'New plan',
  planOf: 'Plan: {name}',
  gone: 'The plan of this link is gone. Choose another one, or start a new one.',
  create: 'Create campaign from this plan',
  cancel: 'Cancel',
})
