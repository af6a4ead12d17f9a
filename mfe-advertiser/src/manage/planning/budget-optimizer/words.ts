import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the budget optimizer. */
export const optimizerWords = defineMessages({
  lead: 'Divides one daily budget among your campaigns so that the next amount brings the same in each of them. Nothing changes before you apply it.',
  goal: 'Bring the most',
  clicks: 'Clicks',
  impressions: 'Impressions',
  conversions: 'Conversions',
  total: 'Total daily budget in {currency}',
  totalNow: 'Your campaigns have {amount} a day now.',
  amountFault: 'Enter an amount.',
  table: 'Budgets of campaigns',
  campaign: 'Campaign',
  share: 'Divide',
  shareOf: 'Divide the budget of {name}',
  present: 'Now',
  least: 'At least',
  leastOf: 'At least, for {name}',
  most: 'At most',
  mostOf: 'At most, for {name}',
  proposed: 'Proposed',
  change: 'Expected change a day',
  stays: 'Stays',
  'few-days': 'Stays: fewer than {days} days with spending',
  'few-results': 'Stays: fewer than {results} results',
  chosen: 'Stays: you chose so',
  unspent: 'Spends little of its budget, so it gets no more',
  changeText: '{mid} ({low} to {high})',
  inAll: '{goal} a day in all: {change}',
  same: 'The budgets are divided well already, as far as the figures tell.',
  outOfBounds:
    'The total is out of what the campaigns allow: {least} to {most}. Change the total, or their least and most.',
  apply: 'Apply these budgets',
  reset: 'Start over',
  fewDays: 'Not enough days yet',
  fewDaysWhy:
    'The optimizer needs {days} days with spending of a campaign. {name} has {count} so far.',
  none: 'No campaign runs',
  noneWhy: 'The optimizer divides a budget among campaigns that run. Start one first.',
  formulas: 'How this is computed',
  formula:
    "Results of a day = results at the present spending × (spending ÷ present spending) ^ exponent. The exponent is that of the campaign's own days, mixed with 0.7, the usual one, by how much its days say. It is below 1, so that each further amount brings less.",
  formulaOf:
    '{name}: {results} × (spending ÷ {spend}) ^ {exponent}. The exponent is {low} to {high} in 95 of 100 cases. From {days} days, {spent} and {all} results.',
  uncertain:
    'Ranges hold the error of the exponent and of chance, in 95 of 100 cases. They do not know of seasons, new rivals or changed ads.',
  bounds:
    "Unless you set other limits, each campaign gets from half to twice its present budget. Its past days can't predict results beyond that.",
})
