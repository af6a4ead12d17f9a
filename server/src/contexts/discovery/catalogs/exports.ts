import type { UserId } from '@tessera/contracts/ids'
import { and, asc, eq, isNull } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import type { ExportedPart } from '../../base/whole-account-parts.ts'
import { catalogSources } from './tables.ts'

/** Sources of products; the products themselves are pins. */
const catalogsOf = async (db: Sql, id: UserId) =>
  db
    .select({
      name: catalogSources.name,
      origin: catalogSources.origin,
      address: catalogSources.address,
      rhythm: catalogSources.rhythm,
      currency: catalogSources.currency,
      boardId: catalogSources.boardId,
      createdAt: catalogSources.createdAt,
    })
    .from(catalogSources)
    .where(and(eq(catalogSources.userId, id), isNull(catalogSources.deletedAt)))
    .orderBy(asc(catalogSources.createdAt), asc(catalogSources.id))

/** The sources of a member's products. */
export const catalogExports: readonly ExportedPart[] = [{ file: 'catalogs', load: catalogsOf }]
