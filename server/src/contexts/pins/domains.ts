import type { Domain } from '../base/define-domain.ts'
import { actionsDomain } from './actions/domain.ts'
import { addressesDomain } from './addresses/domain.ts'
import { boardDownloadDomain } from './board-download/domain.ts'
import { boardNotesDomain } from './board-notes/domain.ts'
import { boardsDomain } from './boards/domain.ts'
import { collaboratorsDomain } from './collaborators/domain.ts'
import { commentsDomain } from './comments/domain.ts'
import { hashtagsDomain } from './hashtags/domain.ts'
import { importsDomain } from './imports/domain.ts'
import { notificationsDomain } from './notifications/domain.ts'
import { offsiteDomain } from './offsite/domain.ts'
import { ownPinsDomain } from './own-pins/domain.ts'
import { pinPartsDomain } from './pin-parts/domain.ts'
import { pinsDomain } from './pins/domain.ts'
import { productsDomain } from './products/domain.ts'
import { profilePinsDomain } from './profile-pins/domain.ts'
import { restoresDomain } from './restores/domain.ts'
import { scheduledPinsDomain } from './scheduled-pins/domain.ts'
import { sectionsDomain } from './sections/domain.ts'
import { uploadsDomain } from './uploads/domain.ts'
import { usersDomain } from './users/domain.ts'
import { websitesDomain } from './websites/domain.ts'

/** The domains of this context. */
export const pinsDomains: readonly Domain[] = [
  actionsDomain,
  addressesDomain,
  boardDownloadDomain,
  boardNotesDomain,
  boardsDomain,
  collaboratorsDomain,
  commentsDomain,
  hashtagsDomain,
  importsDomain,
  notificationsDomain,
  offsiteDomain,
  ownPinsDomain,
  pinPartsDomain,
  pinsDomain,
  productsDomain,
  profilePinsDomain,
  restoresDomain,
  scheduledPinsDomain,
  sectionsDomain,
  uploadsDomain,
  usersDomain,
  websitesDomain,
]
