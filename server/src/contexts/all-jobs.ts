import { handleWebhookSweep, handleWebhooks } from './ads/accounts/webhooks/sweep-jobs.ts'
import { handleConversionSweep } from './ads/conversions/sweep-job.ts'
import { handleAudiences } from './ads/delivery/audiences/refresh-job.ts'
import { handleExperimentSums } from './ads/delivery/experiments/sum-job.ts'
import { handleAdSearchSweep } from './ads/delivery/keywords/sweep-job.ts'
import { handleAdEventSweep, handleInvalidClicks } from './ads/events/sweep-jobs.ts'
import { handleBulkRuns, handleBulkSweep } from './ads/manage/bulk-editor/run-job.ts'
import { handleAdMarket } from './ads/manage/planning/market-job.ts'
import { handlePlanningSweep } from './ads/manage/planning/sweep-job.ts'
import { handleAdRechecks, handleIdeaRechecks } from './ads/manage/review/recheck.ts'
import { handleAdRuleSweep, handleAdRules } from './ads/manage/rules/sweep-jobs.ts'
import {
  handleCharges,
  handleMonthDocuments,
  handlePaymentSweep,
} from './ads/money/payments/jobs.ts'
import { handleReports } from './ads/reports/center/make-report.ts'
import { handleReportSchedules, handleReportSweep } from './ads/reports/center/sweep-jobs.ts'
import { handleReportMails } from './ads/reports/center/tell-report.ts'
import { handleReportSums } from './ads/reports/figures/sum-job.ts'
import type { HandledJob } from './base/handle-job.ts'
import { handleEmails, handleTexts } from './base/mail/queue-email.ts'
import { handleOutboxSweep } from './base/mail/sweep-job.ts'
import { handleUploadSweep } from './base/media/sweep-job.ts'
import { handleCatalogDeletions } from './discovery/catalogs/delete-source.ts'
import { handleCatalogPictures } from './discovery/catalogs/fetch-pictures.ts'
import { handleCatalogRuns, handleWebsiteCatalogs } from './discovery/catalogs/run-catalog.ts'
import { handleCatalogSchedule, handleCatalogSweep } from './discovery/catalogs/sweep-jobs.ts'
import { handleSearchSweep } from './discovery/search/sweep-job.ts'
import { handleRegions } from './discovery/shopping/look/read-regions.ts'
import { handleWeeklyEmail, handleWeeklySweep } from './discovery/weekly-email/weekly-job.ts'
import { handleIdentitySweep } from './identity/account-calls/sweep-job.ts'
import { handleBusinessInvitationSweep } from './identity/business-people/sweep-job.ts'
import { handleEmailChangeSweep } from './identity/email-change/sweep-job.ts'
import { handleQrLogInSweep } from './identity/qr-log-in/sweep-job.ts'
import { handleLinks } from './identity/recovery/send-link.ts'
import { handleLinkSweep } from './identity/recovery/sweep-job.ts'
import { handleSecondFactorSweep } from './identity/second-factor/sweep-job.ts'
import { handleEmailLinkSweep } from './identity/verification/sweep-job.ts'
import { handlePurge } from './pins/actions/purge-trash.ts'
import { handleActions } from './pins/actions/run-action.ts'
import { handleImportSweep, handleImports } from './pins/imports/run-import.ts'
import { handleNotificationEmail } from './pins/notifications/email-job.ts'
import { handleNotificationSweep } from './pins/notifications/sweep-job.ts'
import { handleToldKeepers } from './pins/products/tell-keepers.ts'
import { handleScheduledPins } from './pins/scheduled-pins/publish-job.ts'
import { handleUnusedSweep } from './pins/uploads/unused-job.ts'
import { handleWebsiteSweep } from './pins/websites/sweep-job.ts'
import { handleReleaseNotices } from './releases/canary/notice.ts'
import { handleCanarySweep } from './releases/canary/sweep-job.ts'
import { handleBuildSweep } from './releases/registry-calls/sweep-job.ts'
import { handleVitalsSweep } from './releases/vitals/sweep-job.ts'
import { handleClosings } from './whole-account/closing/sweep-job.ts'
import { handleExportSweep, handleExports } from './whole-account/exports/make-export.ts'

/** All background jobs of the service. */
export const handledJobs: readonly HandledJob[] = [
  handleActions,
  handlePurge,
  handleIdentitySweep,
  handleClosings,
  handleExports,
  handleExportSweep,
  handleUploadSweep,
  handleEmails,
  handleTexts,
  handleLinks,
  handleBusinessInvitationSweep,
  handleLinkSweep,
  handleEmailLinkSweep,
  handleEmailChangeSweep,
  handleSecondFactorSweep,
  handleQrLogInSweep,
  handleOutboxSweep,
  handleUnusedSweep,
  handleNotificationSweep,
  handleNotificationEmail,
  handleWeeklySweep,
  handleWeeklyEmail,
  handleScheduledPins,
  handleSearchSweep,
  handleCanarySweep,
  handleReleaseNotices,
  handleVitalsSweep,
  handleBuildSweep,
  handleWebsiteSweep,
  handleImports,
  handleImportSweep,
  handleCatalogRuns,
  handleWebsiteCatalogs,
  handleCatalogPictures,
  handleCatalogDeletions,
  handleCatalogSchedule,
  handleCatalogSweep,
  handleToldKeepers,
  handleRegions,
  handleCharges,
  handlePaymentSweep,
  handleMonthDocuments,
  handleInvalidClicks,
  handleAdEventSweep,
  handleAdSearchSweep,
  handleExperimentSums,
  handleAdMarket,
  handlePlanningSweep,
  handleReportSums,
  handleAdRechecks,
  handleIdeaRechecks,
  handleAdRules,
  handleAdRuleSweep,
  handleWebhooks,
  handleWebhookSweep,
  handleConversionSweep,
  handleAudiences,
  handleReports,
  handleReportMails,
  handleReportSchedules,
  handleReportSweep,
  handleBulkRuns,
  handleBulkSweep,
]
