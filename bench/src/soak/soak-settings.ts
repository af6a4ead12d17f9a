import { chmod, chown, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keptCertificate } from '@tessera/commands/product/https/kept-certificate'
import { say, table } from '@tessera/commands/say'
import pg from 'pg'
import { doctorHere, lineOf } from './deployed/bundle-service.ts'
import { besideService, soakPort } from './kill-under-load.ts'
import { hasPgbouncer, startPooler } from './pgbouncer.ts'
import { newPlace } from './soak-database.ts'

type Settings = Readonly<Record<string, string>>

/** A mistake: the settings that have it, and what the doctor's fix must name. */
interface Mistake {
  readonly name: string
  readonly settings: Settings
  readonly fix: RegExp
}

const keys = ['k4Zq81hB7xWm2pRt9vLs6cNd3fGj5yEa', 'w7Yx2mQp9rTk4vBn6cJd8sLf3gHz5aEu'] as const

/** Runs statements as the owner of a server. */
async function onServer(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

function addressOf(url: string, changed: { user?: string; password?: string; name?: string }) {
  const address = new URL(url)
  address.username = changed.user ?? address.username
  address.password = changed.password ?? address.password
  if (changed.name !== undefined) address.pathname = `/${changed.name}`
  return address.href
}

/** Mistakes with a database that works. */
async function ofDatabase(url: string): Promise<readonly Mistake[]> {
  await onServer(url, [
    "create role plain login password 'plain-secret'",
    'create database plain',
    "create database latin encoding 'SQL_ASCII' template template0",
  ])
  const plain = { user: 'plain', password: 'plain-secret' }
  return [
    {
      name: 'a wrong password',
      settings: { DATABASE_URL: addressOf(url, { password: 'mistyped' }) },
      fix: /user and the password/,
    },
    {
      name: 'a database that is missing',
      settings: { DATABASE_URL: addressOf(url, { name: 'tesera' }) },
      fix: /Create that database/,
    },
    {
      name: 'a user without rights',
      settings: { DATABASE_URL: addressOf(url, { ...plain, name: 'plain' }) },
      fix: /grant create on database plain|alter database plain owner/,
    },
    {
      name: 'a database for ASCII',
      settings: { DATABASE_URL: addressOf(url, { name: 'latin' }) },
      fix: /encoding 'UTF8'/,
    },
    {
      name: 'a direct address of another database',
      settings: { DATABASE_URL: url, DATABASE_DIRECT_URL: addressOf(url, { name: 'plain' }) },
      fix: /address of the same one/,
    },
  ]
}

/** Returns the sentences of the faults that the doctor finds, and whether they are what was expected. */
async function examined({ name, settings, fix }: Mistake): Promise<boolean> {
  const faults = (await doctorHere(settings)).filter(({ level }) => level === 'fault')
  const isFound = faults.length > 0 && faults.every((each) => fix.test(each.fix ?? ''))
  say(`${isFound ? '' : 'NOT AS EXPECTED: '}${name}`)
  for (const fault of faults) console.log(`    ${lineOf(fault)}`)
  return isFound
}

/** Serves something over https with a certificate, beside which the doctor looks at that origin. */
async function besideCertificate(
  folder: string,
  made: Date,
  run: (origin: string) => Promise<boolean>,
): Promise<boolean> {
  const { certFile, keyFile } = await keptCertificate(folder, made)
  const server = createServer(
    { cert: await readFile(certFile), key: await readFile(keyFile) },
    (_, response) => void response.writeHead(404).end(),
  )
  await new Promise<void>((done) => server.listen(soakPort + 2, '127.0.0.1', done))
  try {
    return await run(`https://localhost:${soakPort + 2}`)
  } finally {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
}

/** Makes each mistake and has the doctor name it. */
export async function soakSettings(): Promise<boolean> {
  const place = await newPlace('PostgreSQL')
  const url = place.databaseUrl ?? ''
  const folder = await mkdtemp(join(tmpdir(), 'tessera-settings-'))
  const base = { MODE: 'local', DATA_DIR: join(folder, 'data'), PORT: String(soakPort) }
  const results: (readonly [string, boolean])[] = []
  const examine = async (mistake: Mistake) => {
    const settings = { ...base, ...mistake.settings }
    results.push([mistake.name, await examined({ ...mistake, settings })])
  }
  try {
    for (const mistake of await ofDatabase(url)) await examine(mistake)
    if (hasPgbouncer()) {
      const pooler = await startPooler(url)
      await examine({
        name: 'a pooler without a direct address',
        settings: { DATABASE_URL: pooler.url },
        fix: /DATABASE_DIRECT_URL/,
      })
      await examine({
        name: 'a pooler at the direct address',
        settings: { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: pooler.url },
        fix: /server itself/,
      })
      await pooler.stop()
    }
    for (const [name, made, fix] of [
      ['a certificate of nobody', new Date(), /public authority/],
      ['a certificate that has expired', new Date('2020-01-01'), /Renew/],
    ] as const)
      await besideCertificate(join(folder, name.replaceAll(' ', '-')), made, async (origin) => {
        await examine({ name, settings: { PUBLIC_ORIGIN: origin }, fix })
        return true
      })
    const given = { DATABASE_URL: url, DATA_DIR: place.folder }
    await besideService(place, { SECRETS_KEY: keys[0] }, async () => {
      await examine({
        name: 'another key than the running service has',
        settings: { ...given, SECRETS_KEY: keys[1] },
        fix: /settings that the service has|right SECRETS_KEY|Set that one/,
      })
    })
    await examine({
      name: 'another key than the database was sealed with',
      settings: { ...given, SECRETS_KEY: keys[1] },
      fix: /Set that one/,
    })
    if (process.getuid?.() === 0) {
      const others = join(folder, 'others')
      await mkdir(others)
      await chmod(others, 0o700)
      await chown(others, 65_534, 65_534)
      await examine({
        name: 'the folder of another user',
        settings: { DATA_DIR: others },
        fix: /user of the service/,
      })
    }
    const named = results.filter(([, isFound]) => isFound).length
    console.log(table([['mistakes', `${named} of ${results.length} named with their fix`]]))
    return named === results.length
  } finally {
    await place.remove()
    await rm(folder, { recursive: true, force: true })
  }
}
