import type { Domain } from '../base/define-domain.ts'
import { houseAdsDomain } from './ads/domain.ts'
import { houseClassifierDomain } from './classifier/domain.ts'
import { houseContentDomain } from './content/domain.ts'
import { houseJobsDomain } from './jobs/domain.ts'
import { houseListsDomain } from './lists/domain.ts'
import { houseLogDomain } from './log-calls/domain.ts'
import { houseMailDomain } from './mail/domain.ts'
import { housePeopleDomain } from './people/domain.ts'
import { houseReportsDomain } from './reports/domain.ts'
import { houseRetentionDomain } from './retention/domain.ts'
import { houseRolesDomain } from './roles/domain.ts'
import { houseSignUpsDomain } from './sign-ups/domain.ts'
import { houseStorageDomain } from './storage/domain.ts'
import { houseToolsDomain } from './tools/domain.ts'
import { houseWordsActsDomain } from './words/domain.ts'

/** The domains of this context. */
export const houseDomains: readonly Domain[] = [
  houseAdsDomain,
  houseClassifierDomain,
  houseContentDomain,
  houseJobsDomain,
  houseListsDomain,
  houseLogDomain,
  houseMailDomain,
  housePeopleDomain,
  houseReportsDomain,
  houseRetentionDomain,
  houseRolesDomain,
  houseSignUpsDomain,
  houseStorageDomain,
  houseToolsDomain,
  houseWordsActsDomain,
]
