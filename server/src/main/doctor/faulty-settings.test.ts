import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { doctorFindings } from './doctor-findings.ts'

const folder = mkdtempSync(join(tmpdir(), 'tessera-faulty-'))
const servers: Server[] = []

const portOf = (server: Server): Promise<number> => {
  servers.push(server)
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address: AddressInfo | string | null = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    }),
  )
}

/** A mail server that takes a greeting, and refuses every log-in. */
function refuseLogIn(socket: Socket): void {
  socket.on('error', () => undefined)
  socket.write('220 mail.test\r\n')
  socket.on('data', (data) => {
    const [word = ''] = String(data).toUpperCase().split(/\s/)
    if (word === 'EHLO') socket.write('250-mail.test\r\n250 AUTH PLAIN\r\n')
    else if (word === 'QUIT') socket.end('221 bye\r\n')
    else socket.write('535 wrong\r\n')
  })
}

/** Ports that answer as the environment of each fault needs, and one that nobody answers at. */
const ports = { store: 0, mail: 0, taken: 0, own: 0 }

beforeAll(async () => {
  const store = createHttpServer((request, response) => {
    request.resume()
    response.writeHead(request.url?.startsWith('/missing/') ? 404 : 403).end()
  })
  ports.store = await portOf(store)
  ports.mail = await portOf(createServer(refuseLogIn))
  ports.taken = await portOf(
    createHttpServer((_, response) => response.writeHead(200).end('hello')),
  )
  const free = createServer()
  ports.own = await portOf(free)
  await new Promise((resolve) => free.close(resolve))
})

afterAll(() => {
  for (const server of servers) server.close()
  rmSync(folder, { recursive: true, force: true })
})

const long = 'k4Zq81hB7xWm2pRt9vLs6cNd3fGj5yEa'

/** The settings of a production that has no fault but that nothing runs. */
const sound = () => ({
  DATA_DIR: join(folder, 'data'),
  PORT: String(ports.own),
  PUBLIC_ORIGIN: 'https://pins.test',
  SMTP_URL: `smtp://127.0.0.1:${ports.mail}`,
  MAIL_FROM: 'Tessera <hello@pins.test>',
})

const s3 = (bucket: string) => ({
  S3_ENDPOINT: `http://127.0.0.1:${ports.store}`,
  S3_BUCKET: bucket,
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'p4Zq81hB7xWm2pRt',
})

const local = { MODE: 'local', PUBLIC_ORIGIN: '', SMTP_URL: '', MAIL_FROM: '' }

/** The mistakes: how each is made, and what the doctor says of it. */
const mistakes: readonly (readonly [string, () => Readonly<Record<string, string>>, string])[] = [
  [
    'an origin without https',
    () => ({ PUBLIC_ORIGIN: 'http://pins.test' }),
    'PUBLIC_ORIGIN is wrong. Set it to the https address that people use, or set ALLOW_HTTP to on for a network of your own.',
  ],
  [
    'an origin with a path',
    () => ({ PUBLIC_ORIGIN: 'https://pins.test/app' }),
    'PUBLIC_ORIGIN is wrong. Give an origin alone, as https://example.org.',
  ],
  [
    'an origin with a slash at its end',
    () => ({ PUBLIC_ORIGIN: 'https://pins.test/' }),
    'PUBLIC_ORIGIN is wrong. Give an origin alone, as https://example.org.',
  ],
  [
    'a misspelled name',
    () => ({ TRUSTED_PROXYS: '10.0.0.1' }),
    'TRUSTED_PROXYS is wrong. There is no such setting; did you mean TRUSTED_PROXIES?',
  ],
  [
    'a proxy by its name',
    () => ({ TRUSTED_PROXIES: 'caddy' }),
    'TRUSTED_PROXIES is wrong. Give addresses or ranges of proxies, as 192.0.2.7, 10.0.0.0/8 or fd00::/8; a range of /0 would trust everybody.',
  ],
  [
    'a port in words',
    () => ({ PORT: 'https' }),
    'PORT is wrong. "https" is no number; write one in digits, as 30.',
  ],
  [
    'a short key',
    () => ({ SECRETS_KEY: 'short' }),
    'SECRETS_KEY is wrong. Give 32 characters or more that nobody can guess.',
  ],
  [
    'a database of another kind',
    () => ({
      DATABASE_URL: 'mysql://root@127.0.0.1/tessera',
      SECRETS_KEY: long,
      CAPTCHA_SECRET: long,
    }),
    'DATABASE_URL is wrong. Give an address as postgres://user@host/name.',
  ],
  [
    'a password that the server came with',
    () => ({
      DATABASE_URL: 'postgres://postgres:postgres@127.0.0.1/tessera',
      SECRETS_KEY: long,
      CAPTCHA_SECRET: long,
    }),
    'DATABASE_URL is wrong. Its password is one that everybody tries first; set a random one.',
  ],
  [
    'a database without the shared key',
    () => ({ DATABASE_URL: 'postgres://127.0.0.1/tessera', CAPTCHA_SECRET: long }),
    'SECRETS_KEY is wrong. With DATABASE_URL several instances may run, so set it to the same 32 random characters or more on each.',
  ],
  [
    'the demo world in production',
    () => ({ DEMO: 'on' }),
    'DEMO is wrong. The demo accounts have a public password; leave it out, or set MODE to local.',
  ],
  [
    'a store with half of its keys',
    () => ({ ...s3('pictures'), S3_SECRET_ACCESS_KEY: '' }),
    'S3_SECRET_ACCESS_KEY is wrong. Set it with the other S3_ ones.',
  ],
  [
    'production without a mail server',
    () => ({ SMTP_URL: '', MAIL_FROM: '' }),
    'SMTP_URL is wrong. Set it, and MAIL_FROM; without a mail server nobody can reset a password.',
  ],
  [
    'a line of the file that is no setting',
    () => {
      writeFileSync(join(folder, 'lines.env'), 'PORT=4000\nLOG_LEVEL info\n')
      return { SETTINGS_FILE: join(folder, 'lines.env') }
    },
    `Line 2 of ${join(folder, 'lines.env')} is wrong. It is no setting; write it as NAME=value.`,
  ],
  [
    'a wrong value in the file',
    () => {
      writeFileSync(join(folder, 'value.env'), '# Ours\nLOG_LEVEL=loud\n')
      return { SETTINGS_FILE: join(folder, 'value.env') }
    },
    `LOG_LEVEL (line 2 of ${join(folder, 'value.env')}) is wrong. "loud" is none of its values; set it to info, warn, error, silent.`,
  ],
  [
    'a file that is not there',
    () => ({ SETTINGS_FILE: join(folder, 'none.env') }),
    `SETTINGS_FILE is wrong. ${join(folder, 'none.env')} cannot be read (ENOENT); correct the path, or let this user read it.`,
  ],
  [
    'a key that cannot be read',
    () => {
      mkdirSync(join(folder, 'unread', 'secrets.secret'), { recursive: true })
      return { DATA_DIR: join(folder, 'unread') }
    },
    `The key of the service in ${join(folder, 'unread')} cannot be read. Give secrets.secret back to the user of the service, or put it back from a backup.`,
  ],
  [
    'a port that another program has',
    () => ({ ...local, PORT: String(ports.taken) }),
    'Port TAKEN is answered with status 200 by something else than this version of the service. Stop it, or set PORT to another one.',
  ],
  [
    'a database that does not answer',
    () => ({ ...local, DATABASE_URL: 'postgres://tessera@127.0.0.1:1/tessera' }),
    'The database at 127.0.0.1:1/tessera cannot be reached (connect ECONNREFUSED 127.0.0.1:1). Start it, or correct its address.',
  ],
  [
    'a mail server that does not answer',
    () => ({ SMTP_URL: 'smtp://127.0.0.1:1' }),
    'The mail server at 127.0.0.1:1 does not work (connect ECONNREFUSED 127.0.0.1:1). Start the mail server at 127.0.0.1:1, open the way to it, or correct SMTP_URL.',
  ],
  [
    'a wrong password of the mail server',
    () => ({ SMTP_URL: `smtp://hello:x8Rq3vTz@127.0.0.1:${ports.mail}` }),
    'The mail server at 127.0.0.1:MAIL does not work (Invalid login: 535 wrong). Correct the user and the password in SMTP_URL.',
  ],
  [
    'a store with a wrong key',
    () => ({ ...local, ...s3('pictures') }),
    'The store of pictures does not work (The object store answered PUT with 403; see the S3_ settings and its log). Correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, and let that key read, write and delete in the bucket.',
  ],
  [
    'a store without the bucket',
    () => ({ ...local, ...s3('missing') }),
    "The store of pictures does not work (There is no bucket 'missing'). Make the bucket missing, or correct S3_BUCKET.",
  ],
]

test.each(mistakes)('the doctor names %s in one sentence with its fix', async (_, make, said) => {
  const asked = { to: undefined, address: '127.0.0.1' }
  const found = await doctorFindings(asked, { ...sound(), ...make() })
  // Nothing serves the product's host here.
  const faults = found.filter(({ level, check }) => level === 'fault' && check !== 'tls')
  const sentences = faults.map(({ says, fix }) =>
    `${says} ${fix}`
      .replaceAll(String(ports.mail), 'MAIL')
      .replaceAll(String(ports.taken), 'TAKEN'),
  )
  expect(sentences).toEqual([said])
})
