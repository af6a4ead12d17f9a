import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openMemory } from './memory.ts'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

function megabytes(): number {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1_048_576
}

test('what the embedded database has answered it does not keep', async () => {
  const { db, close } = await openMemory()
  const answered = async (times: number) => {
    for (let at = 0; at < times; at += 1)
      await db.execute(sql`select repeat('x', 1000000) as long, ${at}::int as at`)
  }
  await answered(10)
  const before = megabytes()
  await answered(100)
  expect(megabytes() - before).toBeLessThan(30)
  await close()
}, 30_000)
