import { kind } from './error-kind.ts'

/** The errors of ads, and of paying for them. */
export const adErrors = {
  'pin-unpromotable': kind(401, "This Pin can't be promoted. Choose another one."),
  'ad-budget-unfit': kind(400, 'Enter a daily budget from {min} to {max} {currency}.'),
  'ad-dates-unfit': kind(400, 'Choose an end up to {max} days from the start.'),
  'conversion-tag-missing': kind(400, 'Enter the ID of your tag and the event that it counts.'),
  'ad-product-missing': kind(400, 'Choose a Pin that shows a product, or another goal.'),
  'ads-consent-needed': kind(403, 'Agree to how we use data for ads first.'),
  'keyword-there': kind(409, 'This keyword is there already. Change that one instead.'),
  'keywords-many': kind(
    409,
    'A campaign or an ad group can have {max} keywords of a kind. Remove some first.',
  ),
  'report-views-many': kind(409, 'You have {max} views already. Delete one first.'),
  'media-plans-many': kind(409, 'This ad account has {max} plans already. Delete one first.'),
  'report-schedules-many': kind(
    409,
    'This ad account has {max} scheduled reports already. Delete one first.',
  ),
  'report-recipient-unfit': kind(
    409,
    "Some of these people can't get this report anymore. Choose the people again.",
  ),
  'reports-many': kind(429, 'Many reports are being made already. Try again when they are ready.'),
  'ad-rules-many': kind(409, 'An ad account can have {max} rules. Delete one first.'),
  'ad-rule-unfit': kind(
    409,
    "Some of these campaigns or people don't belong to this ad account anymore. Choose them again.",
  ),
  'ad-rule-undone': kind(
    409,
    "This can't be undone: it was undone or changed since. Check the campaign.",
  ),
  'webhooks-many': kind(409, 'An ad account can have {max} webhooks. Delete one first.'),
  'webhook-url-unfit': kind(
    400,
    'Enter an address that begins with https:// and that everyone on the internet can reach.',
  ),
  'ad-test-busy': kind(
    409,
    'One of these campaigns is part of another experiment at that time. Stop that one first, or choose other days.',
  ),
  'ad-test-closed': kind(409, "This experiment has begun, so that can't be changed anymore."),
  'ad-test-unfit': kind(
    400,
    "Choose two to four different ones that haven't ended, and at least {days} days, the last of which isn't over.",
  ),
  'ad-tests-many': kind(
    409,
    'This ad account has {max} experiments already. Delete a draft first.',
  ),
  'bulk-run-stale': kind(
    409,
    "That can't be done with this upload anymore. Load the page again to see its state.",
  ),
  'bulk-runs-many': kind(
    429,
    'Several files are being worked on already. Try again when one of them is done.',
  ),
  'campaign-ended': kind(409, 'This campaign has ended. Create another one to go on.'),
  'campaign-draft': kind(409, 'This campaign is a draft. Publish it first.'),
  'campaign-changed': kind(409, 'Somebody changed this meanwhile. Look at it again first.'),
  'field-needed': kind(400, 'Enter a value.'),
  'field-fixed': kind(409, "This can't be changed anymore."),
  'ad-total-unfit': kind(400, 'Enter a total of at least one daily budget.'),
  'ad-bid-unfit': kind(400, 'Enter a bid from {min} to {max} {currency}.'),
  'ads-many': kind(
    409,
    'A campaign can have {groups} ad groups, and an ad group {ads} ads. Remove one first.',
  ),
  'payments-off': kind(409, "Payments aren't set up here yet, so ads can't be paid for."),
  'card-declined': kind(402, 'Your bank declined this card. Try another card, or ask your bank.'),
  'card-expired': kind(402, 'This card has expired. Try another card.'),
  'card-unverified': kind(
    402,
    "Your bank couldn't confirm that it's you, so nothing was charged. Try again, or use another card.",
  ),
  'payments-unreachable': kind(
    503,
    "We couldn't reach our payment provider. Try again in a moment; you won't be charged twice.",
  ),
  'promotion-unfit': kind(
    409,
    'This code has expired, was used already, or is for another currency. Check it, or try another code.',
  ),
  'billing-owed': kind(409, 'There is an unpaid amount on this ad account. Pay it first.'),
  'conversion-tags-many': kind(409, 'An ad account can have {most} tags. Delete one first.'),
  'conversion-tag-unknown': kind(404, "This ad account doesn't have that tag. Choose another one."),
  'conversion-tag-used': kind(409, 'A campaign uses this tag. End the campaign first.'),
  'conversion-test-gone': kind(410, 'This test has ended. Start another one.'),
  'conversion-file-unfit': kind(
    400,
    "We couldn't read that file. Use our template, with up to {most} rows.",
  ),
  'api-token-wrong': kind(401, 'This access token is unknown, revoked or expired.'),
  'api-token-scope': kind(403, "This access token isn't allowed to do that."),
  'api-tokens-many': kind(409, 'An ad account can have {most} access tokens. Revoke one first.'),
  'audience-unknown': kind(404, "This ad account doesn't have that audience. Choose another one."),
  'audiences-many': kind(409, 'An ad account can have {most} audiences. Delete one first.'),
  'audience-used': kind(409, 'This audience is in use: {names}. Take it out there first.'),
  'audience-list-full': kind(
    409,
    'A list has room for {most} people. Add the others to another list.',
  ),
} as const
