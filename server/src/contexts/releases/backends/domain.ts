import { backendsBase, viewerKeysPath } from '@tessera/contracts/backend-headers'
import { defineDomain, serveFile, serveTool } from '../../base/define-domain.ts'
import { answerBackend } from './answer-backend.ts'
import { answerKeys } from './answer-keys.ts'

/** Requests to modules' own backends, and the keys by which those verify who asks. */
export const backendsDomain = defineDomain({
  files: [
    serveFile(`${backendsBase}:module/*`, answerBackend, 'all'),
    serveTool(viewerKeysPath, answerKeys, 'get'),
  ],
})
