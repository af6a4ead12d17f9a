import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { say } from '@tessera/commands/say'
import { prepareDatabase } from '@tessera/server/memory-service'
import { openPostgres } from '@tessera/server/platform/database/postgres'
import pg from 'pg'
import { debianPostgres, postgresOwner } from '../debian-postgres.ts'
import { until } from '../soak/deployed/bundle-service.ts'
import { fillScale } from './fill-scale.ts'
import { scaleWorldOf } from './scale-world.ts'

/** A PostgreSQL of Debian with made-up worlds. */
export interface ScaleCluster {
  /** Returns the address of a database with this many pins, which is filled unless it was kept. */
  filled(pins: number): Promise<string>
  stop(): Promise<void>
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** A server whose work is counted: nothing but what is asked runs in it. */
const settings = {
  listen_addresses: '127.0.0.1',
  autovacuum: 'off',
  shared_buffers: '1GB',
  effective_cache_size: '4GB',
  random_page_cost: '1.1',
  max_wal_size: '8GB',
  fsync: 'off',
}

async function runAt(url: string, text: string): Promise<readonly unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

/** Starts the server in a folder of its own, which goes away unless it was given. */
export async function startScaleCluster(kept: string | undefined): Promise<ScaleCluster> {
  const bin = debianPostgres()
  if (bin === undefined) throw new Error('No PostgreSQL of Debian is installed.')
  const user = postgresOwner()
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'tessera-scale-'))
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o755)
  if (user !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  if (!existsSync(data)) {
    const args = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C']
    const { status, stderr } = spawnSync(join(bin, 'initdb'), args, { ...user, cwd: folder })
    if (status !== 0) throw new Error(`initdb failed: ${String(stderr)}`)
  }
  const port = await freePort()
  const all = { ...settings, port, unix_socket_directories: folder }
  const given = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...given], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  })
  const ready = ['-q', '-h', '127.0.0.1', '-p', String(port)]
  await until(() => spawnSync(join(bin, 'pg_isready'), ready).status === 0, 60_000)
  const urlOf = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`
  const owner = urlOf('postgres')

  async function fill(name: string, pins: number): Promise<void> {
    await runAt(owner, 'drop database if exists filling')
    await runAt(owner, 'create database filling')
    const opening = await openPostgres(urlOf('filling'), { connections: 2 })
    if (!opening.ok) throw new Error(opening.fault.message)
    const { db, close } = opening.database
    await prepareDatabase(db)
    await fillScale(db, urlOf('filling'), scaleWorldOf(pins))
    await close()
    await runAt(owner, `alter database filling rename to ${name}`)
  }

  return {
    async filled(pins) {
      const name = `pins_${pins}`
      const known = await runAt(owner, `select from pg_database where datname = '${name}'`)
      if (known.length === 0) {
        say(`Makes a world of ${pins.toLocaleString('en')} pins …`)
        await fill(name, pins)
      }
      return urlOf(name)
    },
    async stop() {
      const ended = once(server, 'exit')
      server.kill('SIGINT')
      await ended
      if (kept === undefined) rmSync(folder, { recursive: true, force: true })
    },
  }
}
