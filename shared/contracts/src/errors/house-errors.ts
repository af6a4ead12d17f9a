import { kind } from './error-kind.ts'

/** The errors of people who look after the product, and of what they limit or close. */
export const houseErrors = {
  'account-limited': kind(403, "Your account is limited, so you can't post right now."),
  'house-role-needed': kind(403, "You don't have a role that may do that."),
  'house-factor-needed': kind(
    403,
    'Your role works once you log in with a second factor. Turn one on in your security settings, or log in again with it.',
  ),
  'house-person-above': kind(403, "Your role can't change that person's account."),
  'house-owner-last': kind(409, 'Make somebody else an owner first: {brand} needs one.'),
  'house-role-held': kind(409, 'This account has a role at {brand}. Give the role up first.'),
  'house-claim-gone': kind(410, 'This link no longer works, because {brand} has an owner.'),
  'house-until-past': kind(400, 'Choose an end in the future.'),
  'house-state-other': kind(409, "This account's state has changed. Reload and try again."),
  'house-second-needed': kind(409, 'Another person has to decide this.'),
  'house-undo-gone': kind(409, "It's too late to undo this decision."),
  'report-unfit': kind(422, 'This decision is for people and what they post, not for websites.'),
  'appeal-gone': kind(410, "This decision can't be appealed any more."),
  'words-refused': kind(
    422,
    "We couldn't post this, because '{word}' isn't allowed here. Change your text and try again.",
  ),
  'link-blocked': kind(422, "Links to {domain} aren't allowed here. Use another link, or none."),
  'list-full': kind(409, 'The list is full. Take entries off it first.'),
  'counter-notice-gone': kind(410, 'This copyright notice takes no answer any more.'),
  'door-domains-missing': kind(400, 'Enter at least one domain.'),
  'house-text-empty': kind(400, 'Terms and privacy need a text.'),
  'house-text-other': kind(
    409,
    'Somebody else stored a newer version. Copy your text, reload and try again.',
  ),
  'house-notice-time': kind(400, 'Choose an end in the future, and after the start.'),
  'house-days-beyond': kind(400, 'Choose a number of days within the bounds.'),
  'sign-up-closed': kind(403, "{brand} doesn't take new accounts right now."),
  'sign-up-invite-needed': kind(403, 'You need an invite to sign up. Open the link of yours.'),
  'sign-up-invite-gone': kind(
    403,
    'This invite has expired or was used by others. Ask for a new one.',
  ),
  'sign-up-domain': kind(
    403,
    "Accounts aren't open to this email address. Use your address at an organization that {brand} is for.",
  ),
  'sign-up-waits': kind(
    403,
    "Thanks for signing up. Your account waits for approval, and we'll email you once it's ready.",
  ),
} as const
