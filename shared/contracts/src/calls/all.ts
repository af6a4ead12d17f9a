// Written by `npm run fix`: one line for each file of this folder that declares calls.
import * as access from './access.ts'
import * as account from './account.ts'
import * as accountExport from './account-export.ts'
import * as actions from './actions.ts'
import * as adEvents from './ad-events.ts'
import * as adExperiments from './ad-experiments.ts'
import * as adKeywords from './ad-keywords.ts'
import * as adPreferences from './ad-preferences.ts'
import * as adReports from './ad-reports.ts'
import * as adRules from './ad-rules.ts'
import * as ads from './ads.ts'
import * as agreements from './agreements.ts'
import * as apiTokens from './api-tokens.ts'
import * as audiences from './audiences.ts'
import * as billing from './billing.ts'
import * as billingReports from './billing-reports.ts'
import * as boardNotes from './board-notes.ts'
import * as boards from './boards.ts'
import * as budgetSplit from './budget-split.ts'
import * as bulkIds from './bulk-ids.ts'
import * as bulkRuns from './bulk-runs.ts'
import * as businessPeople from './business-people.ts'
import * as campaignEdits from './campaign-edits.ts'
import * as campaigns from './campaigns.ts'
import * as captcha from './captcha.ts'
import * as catalogs from './catalogs.ts'
import * as collaborators from './collaborators.ts'
import * as comments from './comments.ts'
import * as connectedAccounts from './connected-accounts.ts'
import * as conversionEvents from './conversion-events.ts'
import * as conversionHealth from './conversion-health.ts'
import * as conversionTags from './conversion-tags.ts'
import * as conversionUploads from './conversion-uploads.ts'
import * as copyright from './copyright.ts'
import type { Call } from './define-call.ts'
import * as deviceAccounts from './device-accounts.ts'
import * as emailChange from './email-change.ts'
import * as emailVerification from './email-verification.ts'
import * as facebook from './facebook.ts'
import * as feed from './feed.ts'
import * as feedTuner from './feed-tuner.ts'
import * as follows from './follows.ts'
import * as houseAds from './house-ads.ts'
import * as houseContent from './house-content.ts'
import * as houseDoors from './house-doors.ts'
import * as houseJobs from './house-jobs.ts'
import * as houseLists from './house-lists.ts'
import * as houseLog from './house-log.ts'
import * as houseMail from './house-mail.ts'
import * as houseNotices from './house-notices.ts'
import * as housePeople from './house-people.ts'
import * as houseReports from './house-reports.ts'
import * as houseRetention from './house-retention.ts'
import * as houseRoles from './house-roles.ts'
import * as houseStorage from './house-storage.ts'
import * as houseTexts from './house-texts.ts'
import * as imports from './imports.ts'
import * as inviteLinks from './invite-links.ts'
import * as library from './library.ts'
import * as media from './media.ts'
import * as mediaPlans from './media-plans.ts'
import * as moduleGraph from './module-graph.ts'
import * as moduleOverrides from './module-overrides.ts'
import * as moreIdeas from './more-ideas.ts'
import * as notificationSettings from './notification-settings.ts'
import * as notifications from './notifications.ts'
import * as offsite from './offsite.ts'
import * as outsidePages from './outside-pages.ts'
import * as pageVitals from './page-vitals.ts'
import * as passkeys from './passkeys.ts'
import * as pinLookup from './pin-lookup.ts'
import * as pins from './pins.ts'
import * as products from './products.ts'
import * as profilePins from './profile-pins.ts'
import * as qrLogIn from './qr-log-in.ts'
import * as quickPromote from './quick-promote.ts'
import * as recommendations from './recommendations.ts'
import * as recovery from './recovery.ts'
import * as registration from './registration.ts'
import * as related from './related.ts'
import * as reportCenter from './report-center.ts'
import * as reportPreferences from './report-preferences.ts'
import * as reportViews from './report-views.ts'
import * as reports from './reports.ts'
import * as restores from './restores.ts'
import * as scheduledPins from './scheduled-pins.ts'
import * as search from './search.ts'
import * as sections from './sections.ts'
import * as security from './security.ts'
import * as servedModules from './served-modules.ts'
import * as session from './session.ts'
import * as settings from './settings.ts'
import * as shareSuggestions from './share-suggestions.ts'
import * as shopLook from './shop-look.ts'
import * as sso from './sso.ts'
import * as telemetry from './telemetry.ts'
import * as users from './users.ts'
import * as viewer from './viewer.ts'
import * as vitals from './vitals.ts'
import * as webhooks from './webhooks.ts'
import * as websites from './websites.ts'

const files = [
  access,
  account,
  accountExport,
  actions,
  adEvents,
  adExperiments,
  adKeywords,
  adPreferences,
  adReports,
  adRules,
  ads,
  agreements,
  apiTokens,
  audiences,
  billing,
  billingReports,
  boardNotes,
  boards,
  budgetSplit,
  bulkIds,
  bulkRuns,
  businessPeople,
  campaignEdits,
  campaigns,
  captcha,
  catalogs,
  collaborators,
  comments,
  connectedAccounts,
  conversionEvents,
  conversionHealth,
  conversionTags,
  conversionUploads,
  copyright,
  deviceAccounts,
  emailChange,
  emailVerification,
  facebook,
  feed,
  feedTuner,
  follows,
  houseAds,
  houseContent,
  houseDoors,
  houseJobs,
  houseLists,
  houseLog,
  houseMail,
  houseNotices,
  housePeople,
  houseReports,
  houseRetention,
  houseRoles,
  houseStorage,
  houseTexts,
  imports,
  inviteLinks,
  library,
  media,
  mediaPlans,
  moduleGraph,
  moduleOverrides,
  moreIdeas,
  notificationSettings,
  notifications,
  offsite,
  outsidePages,
  pageVitals,
  passkeys,
  pinLookup,
  pins,
  products,
  profilePins,
  qrLogIn,
  quickPromote,
  recommendations,
  recovery,
  registration,
  related,
  reportCenter,
  reportPreferences,
  reportViews,
  reports,
  restores,
  scheduledPins,
  search,
  sections,
  security,
  servedModules,
  session,
  settings,
  shareSuggestions,
  shopLook,
  sso,
  telemetry,
  users,
  viewer,
  vitals,
  webhooks,
  websites,
] as const

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'output' in value

type Exported<File> = File extends unknown ? File[keyof File] : never

/** The type of every call of the service, which tells calls apart by their names. */
export type DeclaredCall = Extract<Exported<(typeof files)[number]>, Call>

/** Every call of the service. */
export const allCalls: readonly Call[] = files
  .flatMap((file): readonly unknown[] => Object.values(file))
  .filter(isCall)
