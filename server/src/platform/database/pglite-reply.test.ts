import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { sql } from './sql.ts'
import { openEmptyMemory } from './testing/migrated-memory.ts'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

async function megabytes(): Promise<number> {
  collect()
  // Memory outside the heap is released in a later turn.
  await setImmediate()
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1_048_576
}

test('the embedded database does not keep its replies', async () => {
  const { db, close } = await openEmptyMemory()
  const answered = async (times: number) => {
    for (let at = 0; at < times; at += 1)
      await db.execute(sql`select repeat('x', 1000000) as long, ${at}::int as at`)
  }
  await answered(10)
  const before = await megabytes()
  await answered(200)
  expect((await megabytes()) - before).toBeLessThan(80)
  await close()
}, 30_000)
