import { expect, test } from 'vitest'
import { sql } from '../../../platform/database/sql.ts'
import { withPiece } from './with-piece.ts'

test('a query with SQL of a port is written once for each piece', () => {
  const query = withPiece((piece) => ({ piece }))
  const [one, other] = [sql`1`, sql`2`]
  expect(query(one)).toBe(query(one))
  expect(query(other).piece).toBe(other)
})
