import type { Answered } from '../calls/answer.ts'
import { apiTokenCalls } from './ads/accounts/api-tokens/calls.ts'
import { adCalls } from './ads/accounts/campaigns/calls.ts'
import { adChangeCalls } from './ads/accounts/changes/calls.ts'
import { webhookCalls } from './ads/accounts/webhooks/calls.ts'
import { conversionCalls } from './ads/conversions/calls.ts'
import { audienceCalls } from './ads/delivery/audiences/calls.ts'
import { adExperimentCalls } from './ads/delivery/experiments/calls.ts'
import { adKeywordCalls } from './ads/delivery/keywords/calls.ts'
import { adPreferenceCalls } from './ads/delivery/preferences/calls.ts'
import { adEventCalls } from './ads/events/calls.ts'
import { bulkEditorCalls } from './ads/manage/bulk-editor/calls.ts'
import { campaignEditCalls } from './ads/manage/campaign-edits/calls.ts'
import { campaignCalls } from './ads/manage/campaign-edits/campaign-calls.ts'
import { adPlanningCalls } from './ads/manage/planning/calls.ts'
import { quickPromoteCalls } from './ads/manage/quick-promote/quick-promote-calls.ts'
import { adRuleCalls } from './ads/manage/rules/calls.ts'
import { billingCalls } from './ads/money/payments/calls.ts'
import { madeReportCalls } from './ads/reports/center/report-calls.ts'
import { reportScheduleCalls } from './ads/reports/center/schedule-calls.ts'
import { reportUnsubscribeCalls } from './ads/reports/center/unsubscribe.ts'
import { adReportCalls } from './ads/reports/figures/calls.ts'
import { reportPreferenceCalls } from './ads/reports/preferences/calls.ts'
import { reportViewCalls } from './ads/reports/views/calls.ts'
import { captchaCalls } from './base/captcha/calls.ts'
import { outsidePageCalls } from './base/outside-pages/calls.ts'
import { advisoryCalls } from './discovery/advisories/calls.ts'
import { catalogCalls } from './discovery/catalogs/calls.ts'
import { feedCalls } from './discovery/feed/calls.ts'
import { relatedCalls } from './discovery/related/calls.ts'
import { searchCalls } from './discovery/search/calls.ts'
import { lookCalls } from './discovery/shopping/look/calls.ts'
import { accessCalls } from './identity/access/calls.ts'
import { identityCalls } from './identity/account-calls/calls.ts'
import { businessPeopleCalls } from './identity/business-people/calls.ts'
import { ssoExchangeCalls } from './identity/companies/exchange-calls.ts'
import { ssoLookUpCalls } from './identity/companies/look-up-calls.ts'
import { emailChangeCalls } from './identity/email-change/calls.ts'
import { facebookCalls } from './identity/identities/facebook/calls.ts'
import { identityAccountCalls } from './identity/providers/account-calls.ts'
import { qrLogInCalls } from './identity/qr-approval/calls.ts'
import { recoveryCalls } from './identity/recovery/calls.ts'
import { securityCalls } from './identity/security/calls.ts'
import { passkeyCalls } from './identity/security/passkey-calls.ts'
import { verificationCalls } from './identity/verification/calls.ts'
import { actionCalls } from './pins/actions/calls.ts'
import { boardNoteCalls } from './pins/board-notes/calls.ts'
import { boardCalls } from './pins/boards/calls.ts'
import { boardListCalls } from './pins/boards/list-calls.ts'
import { collaboratorCalls } from './pins/collaborators/calls.ts'
import { inviteLinkCalls } from './pins/collaborators/link-calls.ts'
import { suggestionCalls } from './pins/collaborators/suggestion-calls.ts'
import { commentCalls } from './pins/comments/calls.ts'
import { hashtagCalls } from './pins/hashtags/calls.ts'
import { importCalls } from './pins/imports/calls.ts'
import { notificationCalls } from './pins/notifications/calls.ts'
import { offsiteCalls } from './pins/offsite/calls.ts'
import { pinCalls } from './pins/pins/calls.ts'
import { productCalls } from './pins/products/calls.ts'
import { profilePinCalls } from './pins/profile-pins/calls.ts'
import { scheduledPinCalls } from './pins/scheduled-pins/calls.ts'
import { sectionCalls } from './pins/sections/calls.ts'
import { mediaCalls } from './pins/uploads/calls.ts'
import { userCalls } from './pins/users/calls.ts'
import { followCalls } from './pins/users/follow-calls.ts'
import { settingsCalls } from './pins/users/settings-calls.ts'
import { websiteCalls } from './pins/websites/calls.ts'
import { overrideCalls } from './releases/override-calls/calls.ts'
import { registryCalls } from './releases/registry-calls/calls.ts'
import { telemetryCalls } from './releases/telemetry/calls.ts'
import { vitalCalls } from './releases/vitals/calls.ts'
import { closingCalls } from './whole-account/closing/calls.ts'
import { exportCalls } from './whole-account/exports/calls.ts'

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
