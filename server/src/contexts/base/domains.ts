import { captchaDomain } from './captcha/domain.ts'
import type { Domain } from './define-domain.ts'
import { mailDomain } from './mail/domain.ts'
import { mediaDomain } from './media/domain.ts'
import { outsidePagesDomain } from './outside-pages/domain.ts'
import { rateLimitsDomain } from './rate-limits/domain.ts'
import { uploadQuotaDomain } from './upload-quota/domain.ts'

/** The domains of this context. */
export const baseDomains: readonly Domain[] = [
  captchaDomain,
  mailDomain,
  mediaDomain,
  outsidePagesDomain,
  rateLimitsDomain,
  uploadQuotaDomain,
]
