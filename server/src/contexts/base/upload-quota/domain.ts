import { defineDomain } from '../define-domain.ts'
import { uploadQuotaTables } from './tables.ts'

/** Bytes that members may upload. */
export const uploadQuotaDomain = defineDomain({ tables: uploadQuotaTables })
