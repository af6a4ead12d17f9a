import { backfillsDomain } from './base/backfills/domain.ts'
import { captchaDomain } from './base/captcha/domain.ts'
import type { Domain } from './base/define-domain.ts'
import { houseWordsDomain } from './base/house-words/domain.ts'
import { linkListsDomain } from './base/link-lists/domain.ts'
import { mailDomain } from './base/mail/domain.ts'
import { mediaDomain } from './base/media/domain.ts'
import { outsidePagesDomain } from './base/outside-pages/domain.ts'
import { rateLimitsDomain } from './base/rate-limits/domain.ts'
import { refusedPicturesDomain } from './base/refused-pictures/domain.ts'
import { retentionDomain } from './base/retention/domain.ts'
import { runningUploadsDomain } from './base/running-uploads/domain.ts'
import { sealedCanaryDomain } from './base/sealed-canary/domain.ts'
import { termsDomain } from './base/terms/domain.ts'
import { uploadQuotaDomain } from './base/upload-quota/domain.ts'

/** The domains of this context. */
export const baseDomains: readonly Domain[] = [
  backfillsDomain,
  captchaDomain,
  houseWordsDomain,
  linkListsDomain,
  mailDomain,
  mediaDomain,
  refusedPicturesDomain,
  outsidePagesDomain,
  rateLimitsDomain,
  retentionDomain,
  runningUploadsDomain,
  sealedCanaryDomain,
  termsDomain,
  uploadQuotaDomain,
]
