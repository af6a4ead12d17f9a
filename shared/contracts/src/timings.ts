/** Every duration of the product, in milliseconds unless the name says otherwise. */
export const timings = {
  toast: 5_000,
  toastError: 3_000,
  /** A toast that offers to take something back; whoever needs longer points at it or stands in it. */
  toastUndo: 12_000,
  toastNotice: 3_500,
  toastCodeResent: 5_000,
  underageRedirect: 4_000,
  loginAttemptsWindowSeconds: 3_600,
  lockoutMinutes: 30,
  codeMinutes: 10,
  codeResendSeconds: 30,
  resetLinkMinutes: 30,
  /** How long a link works that confirms an email address. */
  emailLinkHours: 24,
  /** How long somebody who gave their password once more may change what matters. */
  confirmMinutes: 10,
  ssoEmailDebounce: 300,
  tokenRefresh: 105_000,
  savedAnimation: 2_600,
  /** How long it is said at least that a new board was made. */
  boardCreated: 900,
  confettiRemoved: 800,
  /** How long typing rests before the search field asks what to offer. */
  typeaheadRest: 120,
  /** How long typing rests before a search within a page asks. */
  searchWithinRest: 250,
  /** How long the first screen's pictures may take before what stands beside them is asked for. */
  firstScreen: 2_000,
  /** After so long a feed that is on the screen offers to begin anew. */
  feedFresh: 600_000,
  bookmarkletAutoClose: 10_000,
  /** How long a module may take to arrive before its region says so. */
  moduleLoad: 10_000,
  /** How long one call may take before the client gives it up. */
  call: 15_000,
  /** How often it is asked how far an action is that goes on in the background. */
  actionAsked: 700,
  /** How soon a service is asked again that could not be reached; each time twice as late. */
  reachAgain: 4_000,
  reachAgainLongest: 60_000,
  /** How long an upload that is not finished is kept. */
  uploadKept: 86_400_000,
  /** How often a live stream says that it is still there. */
  liveHeartbeat: 20_000,
  /** How soon a tab comes back whose live stream broke. */
  liveRetry: 3_000,
  /** How soon a tab may come back that made room for others. */
  liveRetryDisplaced: 60_000,
  /** How long the same news of the same person is not told again. */
  sameNewsAgain: 86_400_000,
  /** How long the same report of the same person is not counted again. */
  sameReportAgain: 3_600_000,
  /** For how many days notifications are kept. */
  notificationDays: 90,
} as const
