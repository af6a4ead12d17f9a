/*
 * Identity: who somebody is, how they log in, and for whom they may act.
 *
 * - A session is a random token of which the database has the hash. An account that is gone has none.
 * - Every way to log in ends in the same place, with the same limits and the same second factor.
 * - Who acts for a business is asked for each call, with the permission that it needs.
 *
 * This is its door: what other contexts may call and hear, and the tables that they may join. All else in this
 * folder is its own.
 */

// Access to businesses: the people who may act for them, and their permissions.
export {
  type Acting,
  type ActingOptions,
  type ActingViewer,
  actingFor,
} from './access/acting-for.ts'
export { adAccountsOf } from './access/ad-accounts-of.ts'
export { mayPay } from './access/may-pay.ts'
export {
  type Advertiser,
  type HeldAccount,
  heldAccounts,
  isNamed,
  membersOfAdvertiser,
} from './access/store.ts'
export { businessAccess } from './access/tables.ts'
// Accounts, sessions and known browsers: sign-up, log-in, log-out, several accounts in one browser.
export { type ShownAccount, viewerOf } from './accounts/account.ts'
export { hasBlockedAccounts, hasBlockedEmail } from './accounts/blocked-email.ts'
export { confirmFault } from './accounts/confirmed.ts'
export { countryOf } from './accounts/country-of.ts'
export { countryOfVisit } from './accounts/country-of-visit.ts'
export { deviceCookie, returningVisitor } from './accounts/devices.ts'
export { emailHash } from './accounts/email-hash.ts'
export { notifyTabs } from './accounts/end-sessions.ts'
export { accountNamed, mailboxProven } from './accounts/events.ts'
export { lastingSessions } from './accounts/lasting-sessions.ts'
export { memberTopic, sessionEnded } from './accounts/member-topic.ts'
export { ownPasswordFault } from './accounts/own-password.ts'
export { cardOf, type PersonRow } from './accounts/person-card.ts'
export { isFindable, isGone, isPresent } from './accounts/presence.ts'
export { registryAccounts } from './accounts/registry-accounts.ts'
export { mayShowSensitive } from './accounts/sensitive.ts'
export { sessionCookie, sessionCookieOf } from './accounts/session-rules.ts'
export {
  accountColumns,
  accountOfToken,
  endSessionsOf,
  type SessionLookUp,
  sessionIdOf,
  sessionLookUp,
} from './accounts/sessions.ts'
export {
  aboutOf,
  firstNameIn,
  settingsFault,
  type WantedSettings,
  websiteOf,
} from './accounts/settings-rules.ts'
export {
  forgetSuspended,
  isSuspendedToken,
  rememberSuspended,
} from './accounts/suspended-sessions.ts'
export { devices, sessions, users } from './accounts/tables.ts'
export { advertiserPeople, advertisers, ofAdAccount } from './ad-accounts/tables.ts'
// Terms that members agree to.
export { askedTerms } from './agreements/agreements.ts'
// The people of a business: invitations, permissions, and the log of what they did.
export { logDeed } from './business-people/log-deed.ts'
// Companies whose members log in through their own identity provider.
export { companyLogInUrl } from './companies/company-log-in-url.ts'
// The rules of sign-ups, and invites.
export { type DoorRules, doorRules, hashOfInvite, storeDoorRules } from './doors/doors.ts'
export { inviteLinkPath } from './doors/invite-link.ts'
export { signUpInvites } from './doors/tables.ts'
// Reports of emails that came back.
export { takeReportMessage } from './email-delivery/take-reports.ts'
// Log-in with Google, Facebook, LINE and companies: identities that are connected to an account.
export { startAttempt } from './identities/attempts.ts'
export { prepareBrowser } from './identities/connect-browser.ts'
export { beginLine } from './identities/line/begin-line.ts'
export { finishLine } from './identities/line/finish-line.ts'
export { identities } from './identities/tables.ts'
// Passkeys of accounts.
export { passkeys } from './passkeys/tables.ts'
// Links to choose a new password.
export { sendLink } from './recovery/send-link.ts'
// The second factor of a log-in: authenticators, text messages, recovery codes.
export { endChallengesOf } from './second-factor/challenge-rows.ts'
export { hasFactor } from './second-factor/has-factor.ts'
export { deleteAllFactors } from './second-factor/remove-factor.ts'
export { showsFactor } from './second-factor/shows-factor.ts'
export { authenticators, phoneFactors } from './second-factor/tables.ts'
// Proofs of a sensitive change.
export { changeFault } from './security/change-fault.ts'
// Usernames: who has one, and who had it before.
export { isReservedForOther, storeUsername } from './usernames/former-usernames.ts'
export { formerUsernames } from './usernames/tables.ts'
// Confirmed email addresses.
export { verifiedFault } from './verification/needs-verified.ts'
export { proveMailbox } from './verification/prove-mailbox.ts'
