import type { SQL } from '../../../platform/database/sql.ts'

/**
 * Defines a query whose text includes SQL that a port gives. It is written once for each such piece.
 *
 *     const looked = withPiece((facts: SQL<string>) => hotQuery('looked', (db) => db.select({ facts })…))
 *     await looked(ports.promoter.memberFacts)(ports.db, values)
 */
export function withPiece<Piece extends SQL, Query extends object>(
  write: (piece: Piece) => Query,
): (piece: Piece) => Query {
  const written = new WeakMap<SQL, Query>()
  return (piece) => {
    const query = written.get(piece) ?? write(piece)
    written.set(piece, query)
    return query
  }
}
