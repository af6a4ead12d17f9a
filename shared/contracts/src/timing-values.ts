// Each constant is an export of its own, so that a page bundles only those that it reads.
export const toast = 5_000
export const toastError = 3_000
/** A toast that offers to take something back; whoever needs longer points at it or stands in it. */
export const toastUndo = 12_000
export const toastNotice = 3_500
export const toastCodeResent = 5_000
export const underageRedirect = 4_000
export const loginAttemptsWindowSeconds = 3_600
export const lockoutMinutes = 30
export const codeMinutes = 10
/** Minutes in which a passkey answers the challenge that asks for it. */
export const passkeyMinutes = 5
/** Time after which an open log-in form asks for passkeys with a new challenge. */
export const passkeyAgain = 240_000
export const codeResendSeconds = 30
export const resetLinkMinutes = 30
/** Seconds that a QR code to log in with is valid. */
export const qrLogInSeconds = 120
/** First and longest interval of polling whether a phone has approved a log-in. */
export const qrPolled = 1_000
export const qrPolledLongest = 4_000
/** Hours that a link to confirm an email is valid. */
export const emailLinkHours = 24
/** Days in which a former address can take a change of address back. */
export const emailUndoDays = 7
/** Minutes in which a log-in at a provider, and the step after it, can be finished. */
export const connectMinutes = 10
/** Lifetime of the cookie that ties a log-in at a provider to its browser. */
export const connectBrowserSeconds = 86_400
/** Interval of looking whether a provider's popup was closed. */
export const popupClosedPoll = 1_000
/** Time of the loading bar while an account is created by one tap. */
export const welcomeBar = 6_000
/** Minutes after entering the password in which sensitive changes are allowed. */
export const confirmMinutes = 10
/** Hours after a log-in in which switching to an account with a second factor asks for nothing. */
export const switchWithFactorHours = 12
/** Days that the download of an account is kept. */
export const exportDays = 7
/** Interval of polling a download that is prepared. */
export const exportAsked = 2_000
/** Days after which a closed account is deleted, unless its owner logs in. */
export const closingDays = 14
export const ssoEmailDebounce = 300
/** Interval at which a provider's window looks for the provider's script. */
export const providerScriptPoll = 100
export const tokenRefresh = 105_000
export const savedAnimation = 2_600
/** Min time that the message about a new board is visible. */
export const boardCreated = 900
export const confettiRemoved = 800
/** Debounce of the search field's suggestions. */
export const typeaheadRest = 120
/** Debounce of a search within a page. */
export const searchWithinRest = 250
/** Time that rows of a long report stay in view before they are loaded. */
export const reportRowsRest = 80
/** Max time to wait for the first screen's pictures before the content beside them loads. */
export const firstScreen = 2_000
/** Max time that a document waits for the template of its first screen, once in a build's life. */
export const firstScreenWait = 400
/** Max time to load such a template from where a module is served. */
export const firstScreenLoad = 5_000
/** Time after which a template that could not be loaded is tried again. */
export const firstScreenAgain = 10_000
/** Max time that a drawn page waits for the pictures of the page that takes its place. */
export const drawnPictures = 200
/** Time after which a page takes the place of the drawn one although it shows other things. */
export const drawnOther = 500
/** Max time that a press on a drawn page waits for the page that takes its place. */
export const drawnPress = 1_000
/** Time after which a page takes the place of the drawn one although it shows nothing yet. */
export const drawnLongest = 8_000
/** Time that the code of an overlay may take before a dialog says that it loads. */
export const overlayLoads = 200
/** Age at which a visible feed offers to reload. */
export const feedFresh = 600_000
export const bookmarkletAutoClose = 10_000
/** Time after which a search for the pictures of a page says that the page is slow. */
export const outsideSlow = 4_000
/** Time after which such a search counts as over. Pictures that come later are still offered. */
export const outsideLookUp = 10_000
/** Time before the offer to connect an account can be dismissed. */
export const connectDismiss = 2_000
/** Max time in which the page that opened a window gives the bytes of its picture. */
export const openerAnswers = 5_000
/** Max time for a module to load before its region shows an error. */
export const moduleLoad = 10_000
/** Timeout of a call in the client. */
export const call = 15_000
/** Interval of polling a background action. */
export const actionAsked = 700
/** Time before products are asked for again while a picture is still looked at. */
export const lookAskedAgain = 1_000
/** Time before a session that seems to have ended is asked for again. */
export const sessionAskedAgain = 1_000
/** First delay before an unreachable service is asked again; it doubles each time. */
export const reachAgain = 4_000
export const reachAgainLongest = 60_000
/** Time that the next document of a tab sends again what the last one got no answer to. */
export const unansweredKept = 600_000

/** Time before the end of a document in which a browser may abort the document's calls. */
export const abortedBeforeEnd = 1000
/** First delay before an upload is tried again; it doubles each time. */
export const uploadAgain = 1_000
export const uploadAgainLongest = 30_000
/** Time that the pin builder waits for the drafts of a document that has just ended. */
export const newPinsAwaited = 1_000
/** Time for which new pins are added at once before the page draws and answers again. */
export const newPinsSlice = 4
/** Time that the pin builder waits for a browser to show a frame of a video. */
export const frameLongest = 15_000
/** The longest video of a pin. */
export const videoLongest = 900_000
/** Time that an unfinished upload is kept. */
export const uploadKept = 86_400_000
/** Interval of a live stream's heartbeat. */
export const liveHeartbeat = 20_000
/** Interval at which an instance looks whether the builds that documents get have changed. */
export const buildsWatched = 2_000
/** Longest delay before a tab fetches new builds, so that not all tabs fetch at once. */
export const buildsSpread = 2_000
/** Shortest time between two looks for new builds by a tab that nobody told of them. */
export const buildsAsked = 60_000
/** Delay before a tab reconnects a broken live stream. */
export const liveRetry = 3_000
/** Delay before a tab reconnects that was disconnected for another tab. */
export const liveRetryDisplaced = 60_000
/** Time in which the same notification about the same person is not repeated. */
export const sameNewsAgain = 86_400_000
/** Time in which the same report by the same person is not counted again. */
export const sameReportAgain = 3_600_000
/** Days that an error is kept after it was last reported. */
export const errorDays = 30
/** Days that counts of vitals are kept, and the last of them that are shown. */
export const vitalDays = 30
export const vitalDaysShown = 7
/** Age of a document after which its vitals are not counted. */
export const vitalsLate = 86_400_000
/** Shortest time between two writes of counted vitals. */
export const vitalsWritten = 1_000
/** Days that notifications are kept. */
export const notificationDays = 90
/** Days that recent searches and opened pins shape a home feed. */
export const recentActDays = 30
/** Time that replaced builds are kept and counted on: open tabs may still run them. */
export const earlierBuilds = 14 * 24 * 60 * 60 * 1_000
/** Time after which the proof of a claimed website is looked for again. */
export const websiteChecked = 86_400_000
/** Days that a claim on a website outlives its proof. */
export const websiteLossDays = 7
/** Time between two pages of a website whose products are read. */
export const catalogPagesApart = 250
/** Time between two requests of imports to one host. */
export const importApart = 250
/** Interval of polling a running import. */
export const importAsked = 1_000
/** Time that the plan of an import waits for its start. */
export const importPlanKept = 86_400_000
/** Days in which an import can be undone. */
export const importUndoDays = 30
/** Interval of polling a running restore. */
export const restoreAsked = 1_000
/** Time that the plan of a restore waits for its start. */
export const restorePlanKept = 86_400_000
/** Days in which a restore can be undone. */
export const restoreUndoDays = 30
/** Interval of polling a catalog that is read. */
export const catalogAsked = 1_000
/** Interval of polling a catalog whose pictures are on their way. */
export const catalogPicturesAsked = 5_000
/** Max time of fetching a file of products. */
export const catalogFetched = 120_000
/** Time after which a file is read again even if it is the same: sales begin and end by date. */
export const catalogReadAnyway = 86_400_000
/** Max time of reading the products of a website. */
export const catalogWebsiteRead = 7_200_000
/** Time for which the pictures of one source are fetched before those of another have a turn. */
export const catalogPicturesTurn = 60_000
/** Wait before pictures are fetched again after the account's uploads of a day. */
export const catalogPicturesWait = 3_600_000
/** Wait before pictures are fetched again when as many as the machine has room for were decoded. */
export const catalogPicturesRest = 60_000
/** Time after which a run without a sign of life has failed. */
export const catalogRunLost = 10_800_000
/** Max wait between failed runs. */
export const catalogBackOffMax = 604_800_000
/** Interval of looking for audiences that changed, and the age at which each is refreshed anyway. */
export const audiencesLookedAt = 60_000
export const audienceRefreshed = 21_600_000
/** Time after the last change of a list before it's counted, and the shortest time between two counts. */
export const audienceRests = 15_000
export const audienceRecounted = 600_000
/** Interval at which a page asks again for audiences that are being built. */
export const audiencesAsked = 5_000
/** Age at which abusive terms are read again, though nothing says that they changed. */
export const abusiveTermsRead = 60_000
/** Time for which the queries that people made are gathered before they are counted together. */
export const madeQueriesWritten = 1_000
/** Time for which saves of an idea that many people save at once are gathered before they are counted. */
export const gatheredSavesCounted = 1_000
/** Age at which the live ads are read again, and the most at which they are still shown. */
export const liveAdsRefreshed = 3_000
export const liveAdsOldest = 10_000
/** Age at which the events that an ad's quality goes by are counted again. */
export const adCountsRefreshed = 300_000
/** Time in which a bank's confirmation must be answered. */
export const paymentChallenge = 3_600_000
/** Time after which a payment without an answer of the provider is looked up. */
export const paymentLost = 120_000
/** Wait after the first failed charge; it doubles after each one. */
export const chargeBackOff = 86_400_000
/** Max wait between failed charges. */
export const chargeBackOffMax = 604_800_000
/** Time after which the test provider disputes a payment with the card for that. */
export const testDisputeAfter = 60_000
/** Time after the end of a month at which its documents are made. */
export const billingMonthSettled = 600_000
/** Time after an event of an ad in which it is accepted. */
export const adEventLate = 86_400_000
/** Time after the showing of an ad in which events of it count. */
export const adEventOpen = 86_400_000
/** A click this soon after the showing of an ad was not made by a person. */
export const adClickTooSoon = 500
/** Time in which a browser's clicks on one ad are counted together. */
export const adClicksOnAdWithin = 600_000
/** Time in which a browser's or network's clicks on the ads of one account are counted together. */
export const adClicksWithin = 3_600_000
/** Interval of looking for invalid clicks. */
export const invalidClicksSeconds = 600
/** Time in which clicks may still turn out to be invalid; events that come late are part of it. */
export const invalidClicksSought = 3 * 86_400_000
/** Time for which a suggestion that somebody dismissed stays away. */
export const recommendationDismissed = 30 * 86_400_000
/** Interval of summing up what ads cost in each country. */
export const adMarketSeconds = 21_600
/** Time in which a deleted plan can be restored. */
export const mediaPlanRestored = 86_400_000
/** Interval of summing up the days of reports that are over. */
export const adReportSumsSeconds = 600
/** Days that clicks keep who made them. */
export const adClickersDays = 7
/** Days that the number of an ad's views by a member is kept. */
export const adViewsDays = 7
/** Interval of asking for the events of a test while its page is shown. */
export const testEventsAsked = 3_000
/** Time after which a page stops asking for the events of a test, until somebody wants to go on. */
export const testEventsWatched = 600_000
/** Interval of asking for figures of conversions while they are watched. */
export const conversionFiguresAsked = 15_000
/** Time for which a test of conversions shows the events that carry its code. */
export const conversionTest = 1_800_000
/** The last use of a tag or an access token is noted this often at most. */
export const lastUseNoted = 60_000
/** The hour of the ad account's morning at which scheduled reports are made. */
export const reportMorningHour = 6
/** Interval of looking for scheduled reports that are due. */
export const reportSchedulesSeconds = 300
/** Interval of looking for rules that are due, and of evaluating one rule. */
export const adRulesSeconds = 300
export const adRuleEvery = 900_000
/** Time after which a change that a rule began counts as interrupted. */
export const adRuleInterrupted = 600_000
/** Interval of sending events to webhooks. */
export const webhooksSeconds = 30
/** Time in which a webhook must answer. */
export const webhookPatience = 10_000
/** Waits before the second and each further attempt of a delivery. */
export const webhookRetries = [
  60_000, 300_000, 1_800_000, 7_200_000, 21_600_000, 43_200_000, 86_400_000,
] as const
/** Time of failures after which a webhook is switched off. */
export const webhookFailing = 3 * 86_400_000
/** Time in which requests are signed with a webhook's former secret too. */
export const webhookFormerSecret = 86_400_000
/** Time in which a receiver accepts the timestamp of a signature. */
export const webhookTolerance = 300_000
/** Time in which a deleted view or schedule can be restored. */
export const reportRestored = 86_400_000
/** Interval at which a page asks again for an upload to the bulk editor that is being worked on. */
export const bulkRunLookedAt = 1_000
/** Interval at which a page asks again for a report that is being made. */
export const reportLookedAt = 3_000
