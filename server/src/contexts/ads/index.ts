/*
 * Ads: campaigns, their delivery, money and reports, in areas with an order (`server/facts.ts`).
 *
 * - An event counts by a token that was sealed for one showing, once. What it costs is decided when it is
 *   counted, within the budgets of the campaign and the account.
 * - Entries of the ledger add up to zero and never change.
 * - Counted events, refunds and conversions are domain events, which keywords, audiences and experiments hear.
 *
 * This is its door: what other contexts may call and hear, and the tables that they may join. All else in this
 * folder is its own.
 */

// Access tokens of ad accounts.
export { grantOfToken } from './accounts/api-tokens/grant.ts'
export { takeTokenBudget } from './accounts/api-tokens/token-budget.ts'
// Campaigns and their ads, which the review by the house joins.
export { reviewFaults } from './accounts/campaigns/review.ts'
export { adBusinesses, adGroups, ads, campaigns } from './accounts/campaigns/tables.ts'

// Conversions: the tag, events, uploads, and which ad gets the credit.
export { answerTagEvents } from './conversions/answer-tag-events.ts'
export { shownAds } from './conversions/shown-ads.ts'

// Delivery: chooses the ads that lists show, and prices their places.
export { createFactsMemory, type FactsMemory } from './delivery/choosing/facts-memory.ts'
export { createLiveAds, type LiveAds } from './delivery/choosing/live-ads.ts'
export { createPromoter } from './delivery/choosing/promoter.ts'

// Decisions about ads.
export { decideAds } from './manage/review/decide.ts'
export { adReviews } from './manage/review/tables.ts'

// Payments of advertisers: methods, charges, credit codes.
export { bankPageOf } from './money/payments/test-provider/answer-bank.ts'
export { answerTestCard } from './money/payments/test-provider/answer-card.ts'
export { testPayments } from './money/payments/test-provider/test-payments.ts'
