import { defineDomain } from '../../base/define-domain.ts'
import { previewTables } from './tables.ts'

/** Addresses of builds that are looked at before their release. */
export const previewsDomain = defineDomain({ tables: previewTables })
