import { defineDomain } from '../../base/define-domain.ts'
import { handleQrLogInSweep } from './sweep-job.ts'

/** Log-in on another screen, by a code that a phone confirms. */
export const qrLogInDomain = defineDomain({
  jobs: [handleQrLogInSweep],
})
