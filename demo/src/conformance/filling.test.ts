import { oneDatabase } from '@tessera/server/conformance/database-kinds'
import { openedService } from '@tessera/server/conformance/opened-service'
import { users } from '@tessera/server/contexts/identity/accounts/tables'
import { boards } from '@tessera/server/contexts/pins/boards/tables'
import { pins } from '@tessera/server/contexts/pins/pins/tables'
import { and, eq, like, ne, sql } from '@tessera/server/platform/database/sql'
import { describe, expect, test } from 'vitest'
import { fillTables } from '../fill/fill-tables.ts'

const wanted = 1_200
const fillMilliseconds = 60_000

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`filling the tables on ${kind}`, () => {
    const service = openedService(open)

    test(
      'filling adds the exact number of pins, with boards and people in proportion and true counts',
      async () => {
        const { db } = service().ports
        const before = await db.$count(pins)
        const told: string[] = []
        expect(await fillTables(db, wanted, (text) => told.push(text))).toBeUndefined()
        expect(await db.$count(pins)).toBe(before + wanted)
        expect(await db.$count(users, like(users.email, '%@fill.test'))).toBe(wanted / 200)
        expect(told.length).toBeGreaterThan(3)

        const orphans = sql`not exists (select from pins made where made.id = ${pins.originId})`
        expect(await db.$count(pins, orphans)).toBe(0)
        const miscounted = sql`${boards.pinCount} <>
          (select count(*) from pins held where held.board_id = ${boards.id})`
        expect(await db.$count(boards, miscounted)).toBe(0)
        const misjudged = sql`${pins.saveCount} <> (select count(*) from pins copy
          where copy.origin_id = ${pins.id} and copy.id <> ${pins.id}
            and copy.pinner_id <> ${pins.pinnerId})`
        expect(await db.$count(pins, and(eq(pins.id, pins.originId), misjudged))).toBe(0)
        expect(await db.$count(pins, ne(pins.id, pins.originId))).toBeGreaterThan(wanted * 0.3)
      },
      fillMilliseconds,
    )

    test(
      'a second fill with the same number adds nothing, and one with another number is refused',
      async () => {
        const { db } = service().ports
        const before = await db.$count(pins)
        expect(await fillTables(db, wanted, () => {})).toBeUndefined()
        expect(await db.$count(pins)).toBe(before)
        expect(await fillTables(db, wanted + 1, () => {})).toContain(String(wanted))
      },
      fillMilliseconds,
    )
  })
