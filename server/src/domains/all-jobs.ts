import { handlePurge } from './actions/purge-trash.ts'
import { handleActions } from './actions/run-action.ts'
import { handleAdEventSweep, handleInvalidClicks } from './ad-events/sweep-jobs.ts'
import { handleExperimentSums } from './ad-experiments/sum-job.ts'
import { handleAdSearchSweep } from './ad-keywords/sweep-job.ts'
import { handleAdMarket } from './ad-planning/market-job.ts'
import { handlePlanningSweep } from './ad-planning/sweep-job.ts'
import { handleReportSums } from './ad-reports/sum-job.ts'
import { handleAdRechecks } from './ad-review/recheck.ts'
import { handleAdRuleSweep, handleAdRules } from './ad-rules/sweep-jobs.ts'
import { handleAudiences } from './audiences/refresh-job.ts'
import { handleCharges, handleMonthDocuments, handlePaymentSweep } from './billing/jobs.ts'
import { handleBulkRuns, handleBulkSweep } from './bulk-editor/run-job.ts'
import { handleBusinessInvitationSweep } from './business-people/sweep-job.ts'
import { handleReleaseNotices } from './canary/notice.ts'
import { handleCanarySweep } from './canary/sweep-job.ts'
import { handleCatalogDeletions } from './catalogs/delete-source.ts'
import { handleCatalogPictures } from './catalogs/fetch-pictures.ts'
import { handleCatalogRuns, handleWebsiteCatalogs } from './catalogs/run-catalog.ts'
import { handleCatalogSchedule, handleCatalogSweep } from './catalogs/sweep-jobs.ts'
import { handleClosings } from './closing/sweep-job.ts'
import { handleConversionSweep } from './conversions/sweep-job.ts'
import { handleEmailChangeSweep } from './email-change/sweep-job.ts'
import { handleExportSweep, handleExports } from './exports/make-export.ts'
import type { HandledJob } from './handle-job.ts'
import { handleIdentitySweep } from './identity/sweep-job.ts'
import { handleImportSweep, handleImports } from './imports/run-import.ts'
import { handleEmails, handleTexts } from './mail/queue-email.ts'
import { handleOutboxSweep } from './mail/sweep-job.ts'
import { handleUploadSweep } from './media/sweep-job.ts'
import { handleUnusedSweep } from './media/unused-job.ts'
import { handleNotificationEmail } from './notifications/email-job.ts'
import { handleNotificationSweep } from './notifications/sweep-job.ts'
import { handleWeeklyEmail, handleWeeklySweep } from './notifications/weekly-job.ts'
import { handleQrLogInSweep } from './qr-log-in/sweep-job.ts'
import { handleLinks } from './recovery/send-link.ts'
import { handleLinkSweep } from './recovery/sweep-job.ts'
import { handleBuildSweep } from './registry/sweep-job.ts'
import { handleReports } from './report-center/make-report.ts'
import { handleReportSchedules, handleReportSweep } from './report-center/sweep-jobs.ts'
import { handleReportMails } from './report-center/tell-report.ts'
import { handleScheduledPins } from './scheduled-pins/publish-job.ts'
import { handleSearchSweep } from './search/sweep-job.ts'
import { handleSecondFactorSweep } from './second-factor/sweep-job.ts'
import { handleRegions } from './shopping/look/read-regions.ts'
import { handleToldKeepers } from './shopping/tell-keepers.ts'
import { handleEmailLinkSweep } from './verification/sweep-job.ts'
import { handleVitalsSweep } from './vitals/sweep-job.ts'
import { handleWebhookSweep, handleWebhooks } from './webhooks/sweep-jobs.ts'
import { handleWebsiteSweep } from './websites/sweep-job.ts'

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
