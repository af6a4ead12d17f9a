import { createServiceOver } from '@tessera/server/memory-service'
import { startRealPostgres } from '@tessera/server/platform/database/testing/real-postgres'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { QueryConfig } from 'pg'
import { Pool } from 'pg'
import type { Line } from './measure.ts'
import { alternate, timed } from './measure.ts'

const calls = 200

interface Sent {
  readonly text: string
  readonly values: unknown[]
}

/** A pool that writes down what is sent through it while somebody listens. */
function listeningPool(url: string) {
  const notes: Sent[] = []
  let listening = false
  const bare = new Pool({ connectionString: url, max: 1 })
  const query = (asked: QueryConfig, values: unknown[] = []) => {
    if (listening) notes.push({ text: asked.text, values })
    return bare.query(asked, values)
  }
  const pool = new Proxy(bare, {
    get: (target, name) => (name === 'query' ? query : Reflect.get(target, name, target)),
  })
  const listen = (on: boolean) => {
    listening = on
  }
  return { pool, bare, notes, listen }
}

/** The home feed's call through the whole service, in process, beside the same SQL sent bare to the same PostgreSQL. */
export async function feedCall(): Promise<Line> {
  const server = await startRealPostgres()
  const { pool, bare, notes, listen } = listeningPool(server.url)
  const service = await createServiceOver(
    { db: drizzle(pool), kind: 'postgres', close: () => bare.end() },
    { demo: true },
  )
  const ask = async () => {
    const answer = await service.fetch(
      new Request(`${service.origin}/resource/HomeFeedResource/get/`),
      { address: '127.0.0.1' },
    )
    await answer.text()
  }
  await ask()
  listen(true)
  await ask()
  listen(false)
  const times = await alternate(
    9,
    () =>
      timed(async () => {
        for (let at = 0; at < calls; at += 1) await ask()
      }),
    () =>
      timed(async () => {
        for (let at = 0; at < calls; at += 1)
          for (const { text, values } of notes) await bare.query(text, values)
      }),
  )
  await service.stop()
  await server.stop()
  const each = (ms: number) => `${(ms / calls).toFixed(2)} ms`
  return {
    name: `feed call (${notes.length} SQL) beside its SQL, PostgreSQL`,
    ours: each(times.ours),
    beside: each(times.beside),
    ratio: times.ours / times.beside,
    target: 'none yet',
  }
}
