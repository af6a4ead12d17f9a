import { defineDomain } from '../define-domain.ts'
import { refusedPictureTables } from './tables.ts'

/** Pictures that were removed, and are refused when they come back. */
export const refusedPicturesDomain = defineDomain({ tables: refusedPictureTables })
