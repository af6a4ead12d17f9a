import type { Answered } from '../calls/answer.ts'
import { accessCalls } from './access/calls.ts'
import { actionCalls } from './actions/calls.ts'
import { adChangeCalls } from './ad-changes/calls.ts'
import { adEventCalls } from './ad-events/calls.ts'
import { adExperimentCalls } from './ad-experiments/calls.ts'
import { adKeywordCalls } from './ad-keywords/calls.ts'
import { adPlanningCalls } from './ad-planning/calls.ts'
import { adPreferenceCalls } from './ad-preferences/calls.ts'
import { reportPreferenceCalls } from './ad-report-preferences/calls.ts'
import { reportViewCalls } from './ad-report-views/calls.ts'
import { adReportCalls } from './ad-reports/calls.ts'
import { adRuleCalls } from './ad-rules/calls.ts'
import { adCalls } from './ads/calls.ts'
import { campaignCalls } from './ads/campaign-calls.ts'
import { quickPromoteCalls } from './ads/quick-promote-calls.ts'
import { advisoryCalls } from './advisories/calls.ts'
import { apiTokenCalls } from './api-tokens/calls.ts'
import { audienceCalls } from './audiences/calls.ts'
import { billingCalls } from './billing/calls.ts'
import { boardNoteCalls } from './board-notes/calls.ts'
import { boardCalls } from './boards/calls.ts'
import { boardListCalls } from './boards/list-calls.ts'
import { bulkEditorCalls } from './bulk-editor/calls.ts'
import { businessPeopleCalls } from './business-people/calls.ts'
import { campaignEditCalls } from './campaign-edits/calls.ts'
import { captchaCalls } from './captcha/calls.ts'
import { catalogCalls } from './catalogs/calls.ts'
import { closingCalls } from './closing/calls.ts'
import { collaboratorCalls } from './collaborators/calls.ts'
import { inviteLinkCalls } from './collaborators/link-calls.ts'
import { suggestionCalls } from './collaborators/suggestion-calls.ts'
import { commentCalls } from './comments/calls.ts'
import { ssoExchangeCalls } from './companies/exchange-calls.ts'
import { ssoLookUpCalls } from './companies/look-up-calls.ts'
import { conversionCalls } from './conversions/calls.ts'
import { emailChangeCalls } from './email-change/calls.ts'
import { exportCalls } from './exports/calls.ts'
import { feedCalls } from './feed/calls.ts'
import { hashtagCalls } from './hashtags/calls.ts'
import { identityAccountCalls } from './identities/account-calls.ts'
import { facebookCalls } from './identities/facebook/calls.ts'
import { identityCalls } from './identity/calls.ts'
import { importCalls } from './imports/calls.ts'
import { mediaCalls } from './media/calls.ts'
import { notificationCalls } from './notifications/calls.ts'
import { offsiteCalls } from './offsite/calls.ts'
import { outsidePageCalls } from './outside-pages/calls.ts'
import { overrideCalls } from './overrides/calls.ts'
import { passkeyCalls } from './passkeys/calls.ts'
import { pinCalls } from './pins/calls.ts'
import { profilePinCalls } from './profile-pins/calls.ts'
import { qrLogInCalls } from './qr-log-in/calls.ts'
import { recoveryCalls } from './recovery/calls.ts'
import { registryCalls } from './registry/calls.ts'
import { relatedCalls } from './related/calls.ts'
import { madeReportCalls } from './report-center/report-calls.ts'
import { reportScheduleCalls } from './report-center/schedule-calls.ts'
import { reportUnsubscribeCalls } from './report-center/unsubscribe.ts'
import { scheduledPinCalls } from './scheduled-pins/calls.ts'
import { searchCalls } from './search/calls.ts'
import { sectionCalls } from './sections/calls.ts'
import { securityCalls } from './security/calls.ts'
import { productCalls } from './shopping/calls.ts'
import { lookCalls } from './shopping/look/calls.ts'
import { telemetryCalls } from './telemetry/calls.ts'
import { userCalls } from './users/calls.ts'
import { followCalls } from './users/follow-calls.ts'
import { settingsCalls } from './users/settings-calls.ts'
import { verificationCalls } from './verification/calls.ts'
import { vitalCalls } from './vitals/calls.ts'
import { webhookCalls } from './webhooks/calls.ts'
import { websiteCalls } from './websites/calls.ts'

/** All calls that the service answers. */
export const answeredCalls: readonly Answered[] = [
  ...identityCalls,
  ...ssoLookUpCalls,
  ...ssoExchangeCalls,
  ...facebookCalls,
  ...qrLogInCalls,
  ...recoveryCalls,
  ...verificationCalls,
  ...securityCalls,
  ...passkeyCalls,
  ...identityAccountCalls,
  ...closingCalls,
  ...exportCalls,
  ...emailChangeCalls,
  ...captchaCalls,
  ...feedCalls,
  ...pinCalls,
  ...scheduledPinCalls,
  ...relatedCalls,
  ...productCalls,
  ...lookCalls,
  ...commentCalls,
  ...profilePinCalls,
  ...searchCalls,
  ...hashtagCalls,
  ...advisoryCalls,
  ...boardCalls,
  ...boardListCalls,
  ...boardNoteCalls,
  ...sectionCalls,
  ...actionCalls,
  ...userCalls,
  ...followCalls,
  ...settingsCalls,
  ...accessCalls,
  ...businessPeopleCalls,
  ...adEventCalls,
  ...adReportCalls,
  ...campaignCalls,
  ...campaignEditCalls,
  ...bulkEditorCalls,
  ...collaboratorCalls,
  ...inviteLinkCalls,
  ...suggestionCalls,
  ...mediaCalls,
  ...adCalls,
  ...adExperimentCalls,
  ...adPlanningCalls,
  ...adPreferenceCalls,
  ...billingCalls,
  ...quickPromoteCalls,
  ...notificationCalls,
  ...telemetryCalls,
  ...vitalCalls,
  ...registryCalls,
  ...overrideCalls,
  ...outsidePageCalls,
  ...offsiteCalls,
  ...websiteCalls,
  ...importCalls,
  ...catalogCalls,
  ...adRuleCalls,
  ...apiTokenCalls,
  ...webhookCalls,
  ...audienceCalls,
  ...conversionCalls,
  ...adChangeCalls,
  ...adKeywordCalls,
  ...reportViewCalls,
  ...reportPreferenceCalls,
  ...madeReportCalls,
  ...reportScheduleCalls,
  ...reportUnsubscribeCalls,
]
