import type { Column } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { sweepUnusedBy } from '../../base/media/sweep-unused.ts'
import { users } from '../../identity/index.ts'
import { boards } from '../boards/tables.ts'
import { pinPictures } from '../pin-parts/tables.ts'
import { pins } from '../pins/tables.ts'
import { scheduledPins } from '../scheduled-pins/tables.ts'

/** The columns with pictures and videos that are shown. */
export const shownMedia: readonly Column[] = [
  pins.mediaId,
  pinPictures.mediaId,
  scheduledPins.mediaId,
  boards.coverId,
  users.portraitId,
]

/** Deletes media that nothing has shown for two days, with their files. */
export const sweepUnused = (ports: Pick<Ports, 'db' | 'blobs' | 'clock'>): Promise<number> =>
  sweepUnusedBy(shownMedia, ports)
