import { defineDomain } from '../../base/define-domain.ts'
import { handleQrLogInSweep } from './sweep-job.ts'
import { qrLogInTables } from './tables.ts'

/** Log-in on another screen, by a code that a phone confirms. */
export const qrLogInDomain = defineDomain({
  jobs: [handleQrLogInSweep],
  tables: qrLogInTables,
})
