import { defineDomain } from '../define-domain.ts'
import { runningUploadTables } from './tables.ts'

/** Uploads whose parts arrive at any instance. */
export const runningUploadsDomain = defineDomain({ tables: runningUploadTables })
