import { touchExports } from './ads/conversions/exports.ts'
import { audienceExports } from './ads/delivery/audiences/exports.ts'
import { experimentExports } from './ads/delivery/experiments/exports.ts'
import type { ExportedPart } from './base/whole-account-parts.ts'
import { catalogExports } from './discovery/catalogs/exports.ts'
import { profileExports, sessionExports } from './identity/accounts/exports.ts'
import { passkeyExports } from './identity/passkeys/exports.ts'
import { identityExports } from './identity/providers/exports.ts'
import { phoneExports, secondFactorExports } from './identity/second-factor/exports.ts'
import { noteExports } from './pins/board-notes/exports.ts'
import { boardExports, sharedBoardExports } from './pins/boards/exports.ts'
import { commentExports } from './pins/comments/exports.ts'
import { notificationExports } from './pins/notifications/exports.ts'
import { pinExports } from './pins/pins/exports.ts'
import { productExports } from './pins/products/exports.ts'
import { peopleExports, topicExports } from './pins/users/exports.ts'
import { trashExports } from './whole-account/own-rows/exports.ts'

/** All parts of the download of an account, in the order of its files and of the names in them. */
export const allExports: readonly ExportedPart[] = [
  ...profileExports,
  ...boardExports,
  ...pinExports,
  ...noteExports,
  ...trashExports,
  ...commentExports,
  ...catalogExports,
  ...productExports,
  ...touchExports,
  ...audienceExports,
  ...experimentExports,
  ...peopleExports,
  ...sharedBoardExports,
  ...notificationExports,
  ...topicExports,
  ...secondFactorExports,
  ...passkeyExports,
  ...identityExports,
  ...phoneExports,
  ...sessionExports,
]
