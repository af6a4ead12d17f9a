import { resumablePath } from '@tessera/contracts/calls/media'
import { defineDomain, serveFile } from '../define-domain.ts'
import { answerResumable } from './resumable.ts'
import { handleUploadSweep } from './sweep-job.ts'
import { mediaTables } from './tables.ts'

/** Pictures and videos as files: stored once, in the sizes that pages ask for, and deleted once nothing shows them. */
export const mediaDomain = defineDomain({
  jobs: [handleUploadSweep],
  files: [
    serveFile(resumablePath, answerResumable, 'all'),
    serveFile(`${resumablePath}:id/`, answerResumable, 'all'),
  ],
  tables: mediaTables,
})
