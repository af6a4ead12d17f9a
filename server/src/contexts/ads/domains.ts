import type { Domain } from '../base/define-domain.ts'
import { apiTokensDomain } from './accounts/api-tokens/domain.ts'
import { campaignsDomain } from './accounts/campaigns/domain.ts'
import { changesDomain } from './accounts/changes/domain.ts'
import { splitsDomain } from './accounts/splits/domain.ts'
import { webhooksDomain } from './accounts/webhooks/domain.ts'
import { conversionsDomain } from './conversions/domain.ts'
import { audiencesDomain } from './delivery/audiences/domain.ts'
import { experimentsDomain } from './delivery/experiments/domain.ts'
import { keywordsDomain } from './delivery/keywords/domain.ts'
import { adPreferencesDomain } from './delivery/preferences/domain.ts'
import { eventsDomain } from './events/domain.ts'
import { bulkEditorDomain } from './manage/bulk-editor/domain.ts'
import { campaignEditsDomain } from './manage/campaign-edits/domain.ts'
import { planningDomain } from './manage/planning/domain.ts'
import { quickPromoteDomain } from './manage/quick-promote/domain.ts'
import { reviewDomain } from './manage/review/domain.ts'
import { rulesDomain } from './manage/rules/domain.ts'
import { billingDomain } from './money/billing/domain.ts'
import { billingDocumentsDomain } from './money/documents/domain.ts'
import { ledgerDomain } from './money/ledger/domain.ts'
import { paymentsDomain } from './money/payments/domain.ts'
import { reportCenterDomain } from './reports/center/domain.ts'
import { reportFiguresDomain } from './reports/figures/domain.ts'
import { reportFilesDomain } from './reports/files/domain.ts'
import { reportPreferencesDomain } from './reports/preferences/domain.ts'
import { reportViewsDomain } from './reports/views/domain.ts'

/** The domains of this context. */
export const adsDomains: readonly Domain[] = [
  apiTokensDomain,
  campaignsDomain,
  changesDomain,
  splitsDomain,
  webhooksDomain,
  conversionsDomain,
  audiencesDomain,
  experimentsDomain,
  keywordsDomain,
  adPreferencesDomain,
  eventsDomain,
  bulkEditorDomain,
  campaignEditsDomain,
  planningDomain,
  quickPromoteDomain,
  reviewDomain,
  rulesDomain,
  billingDomain,
  billingDocumentsDomain,
  paymentsDomain,
  ledgerDomain,
  reportCenterDomain,
  reportFiguresDomain,
  reportFilesDomain,
  reportPreferencesDomain,
  reportViewsDomain,
]
