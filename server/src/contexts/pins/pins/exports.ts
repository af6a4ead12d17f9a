import type { UserId } from '@tessera/contracts/ids'
import { and, asc, eq, isNull } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import type { ExportedPart } from '../../base/whole-account-parts.ts'
import { pins } from './tables.ts'

/** Own pins and saves; the note is the member's own words on a save. */
const pinsOf = async (db: Sql, id: UserId) =>
  db
    .select({
      id: pins.id,
      originId: pins.originId,
      boardId: pins.boardId,
      sectionId: pins.sectionId,
      mediaId: pins.mediaId,
      title: pins.title,
      description: pins.description,
      link: pins.link,
      altText: pins.altText,
      note: pins.note,
      noteFor: pins.noteFor,
      priceAmount: pins.priceAmount,
      priceCurrency: pins.priceCurrency,
      createdAt: pins.createdAt,
    })
    .from(pins)
    .where(and(eq(pins.pinnerId, id), isNull(pins.deletedAt)))
    .orderBy(asc(pins.id))

/** The pins of a member. */
export const pinExports: readonly ExportedPart[] = [{ file: 'pins', load: pinsOf }]
