import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type Agent, get as getPlain } from 'node:http'
import { get as getTls } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keptCertificate } from './https/kept-certificate.ts'
import { serveModule } from './module-server.ts'

interface Answer {
  readonly status: number | undefined
  readonly allowed: string | undefined
  readonly sniffing: string | string[] | undefined
}

function ask(url: string, options: { agent?: Agent; ca?: string }): Promise<Answer> {
  const get = url.startsWith('https:') ? getTls : getPlain
  return new Promise((resolve, reject) => {
    get(url, options, ({ statusCode: status, headers }) => {
      resolve({
        status,
        allowed: headers['access-control-allow-origin'],
        sniffing: headers['x-content-type-options'],
      })
    }).on('error', reject)
  })
}

test('module files allow only the public origin, have no source map, and are served over TLS with a certificate', async () => {
  const data = await mkdtemp(join(tmpdir(), 'module-'))
  const folder = join(data, 'dist')
  await mkdir(folder)
  await writeFile(join(folder, 'a.js'), '1')
  await writeFile(join(folder, 'a.js.map'), '{}')
  const tls = await keptCertificate(data, new Date())
  const productOrigin = 'https://pins.example.org'
  const servers = [
    await serveModule({ folder, port: 0, productOrigin }),
    await serveModule({ folder, port: 0, productOrigin, tls }),
  ]
  const ports = servers.map((server) => {
    const address = server.address()
    return typeof address === 'object' ? address?.port : undefined
  })
  const sniffing = 'nosniff'
  const found = { status: 200, allowed: productOrigin, sniffing }
  expect(await ask(`http://localhost:${ports[0]}/a.js`, {})).toEqual(found)
  expect(await ask(`https://localhost:${ports[1]}/a.js`, { ca: tls.cert })).toEqual(found)
  expect(await ask(`http://localhost:${ports[0]}/a.js.map`, {})).toMatchObject({ status: 404 })
  for (const path of ['b.js', '%00', '%ff'])
    expect(await ask(`http://localhost:${ports[0]}/${path}`, {})).toMatchObject({ sniffing })
  for (const server of servers) server.close()
  await rm(data, { recursive: true })
})
