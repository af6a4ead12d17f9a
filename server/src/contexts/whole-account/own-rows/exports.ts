import type { ExportedPart } from '../../base/whole-account-parts.ts'
import { trashOf } from './own-rows.ts'

/** The trash of a member. */
export const trashExports: readonly ExportedPart[] = [{ file: 'trash', load: trashOf }]
