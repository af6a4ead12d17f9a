import { expect, test } from 'vitest'
import type { Db } from '../port.ts'
import { eq, sql } from '../sql.ts'
import { things } from './things.ts'

/** A gate that a test opens. */
function latch() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

/** Tests transactions, on one session and on many. */
export function transactionTests(name: string, db: () => Db): void {
  const count = () => db().$count(things, sql`name like 'tx %'`)

  test(`${name}: a transaction that throws leaves nothing, and the next one works`, async () => {
    const work = db().transaction(async (tx) => {
      await tx.insert(things).values({ id: 41n, name: 'tx lost' })
      throw new Error('changed my mind')
    })
    await expect(work).rejects.toThrow('changed my mind')
    expect(await count()).toBe(0)
    await db().transaction((tx) => tx.insert(things).values({ id: 42n, name: 'tx kept' }))
    expect(await count()).toBe(1)
  })

  test(`${name}: an inner transaction can fail without the outer one`, async () => {
    await db().transaction(async (tx) => {
      await tx.insert(things).values({ id: 43n, name: 'tx outer' })
      await tx
        .transaction((inner) => inner.insert(things).values({ id: 44n, name: 'tx outer' }))
        .catch(() => undefined)
    })
    expect(await count()).toBe(2)
  })

  test(`${name}: a transaction's rows are visible only after its commit`, async () => {
    const [written, finish] = [latch(), latch()]
    const transaction = db().transaction(async (tx) => {
      await tx.insert(things).values({ id: 45n, name: 'tx hidden' })
      written.open()
      await finish.opened
      await tx.delete(things).where(eq(things.id, 45n))
    })
    await written.opened
    const seen = db().select().from(things).where(eq(things.id, 45n))
    const waited = seen.execute()
    finish.open()
    await transaction
    expect(await waited).toEqual([])
  })

  test(`${name}: concurrent increments lose no step`, async () => {
    await db().insert(things).values({ id: 46n, name: 'counter', count: 0 })
    const step = () =>
      db().transaction(async (tx) => {
        const [row] = await tx.select().from(things).where(eq(things.id, 46n)).for('update')
        await tx
          .update(things)
          .set({ count: (row?.count ?? 0) + 1 })
          .where(eq(things.id, 46n))
      })
    await Promise.all(Array.from({ length: 30 }, step))
    const [row] = await db().select().from(things).where(eq(things.id, 46n))
    expect(row?.count).toBe(30)
  })

  test(`${name}: the outer handle inside a transaction is refused at once`, async () => {
    const query = db().transaction(() => db().select().from(things))
    expect(String(await query.catch((error: Error) => error.cause))).toContain('own handle (tx)')
    const nested = db().transaction(() => db().transaction(async () => 1))
    await expect(nested).rejects.toThrow('own handle (tx)')
    expect((await db().execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  })
}
