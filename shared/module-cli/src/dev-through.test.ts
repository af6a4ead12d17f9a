import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { freePort } from '@tessera/commands/product/browser-ports'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'tessera-through-'))
let running: ChildProcess | undefined
afterAll(() => {
  running?.kill('SIGKILL')
  product.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A harness that serves nothing, in the place of the package. */
const harness = `export const portsFault = async () => undefined
export const sourceParts = async ({ repository, folder, port }) => ({
  entry: () => ({
    base: \`http://localhost:\${port + 1}/\`,
    descriptor: { pages: [{ route: '/:id/' }, { route: '/notes/' }], repository, folder },
  }),
  shell: { base: \`http://localhost:\${port + 2}/\`, files: [], initial: [] },
  serve: async () => {},
})
`
const files = {
  'src/module.ts': "export default { name: 'notes', version: '1.0.0' }\n",
  'rsbuild.config.ts': 'export default { server: { port: 3199 } }\n',
  'node_modules/@tessera/harness/through.js': harness,
  'node_modules/@tessera/harness/package.json':
    '{ "type": "module", "exports": { "./through": "./through.js" } }',
}
for (const [path, content] of Object.entries(files)) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), content)
}

const asked: { readonly token: string | undefined; readonly body: unknown }[] = []
const product = createServer(async (request, response) => {
  const sent = await text(request)
  if (request.url === '/packages/')
    return void response.end('{ "contract": "99.0.0", "create": "https://pins.test/create.tgz" }')
  if (request.url !== '/registry/sources') return void response.end(request.headers.cookie)
  asked.push({ token: request.headers.authorization, body: JSON.parse(sent) })
  response.end('{ "cookie": "__Host-overrides=mine", "until": "" }')
})

/** Starts the command in the repository, and waits until its output has a text. */
async function started(port: number, until: string): Promise<string> {
  await once(product.listen(0, 'localhost'), 'listening')
  const address = product.address()
  if (address === null || typeof address === 'string') throw new Error('No port.')
  const main = join(import.meta.dirname, 'main.ts')
  const origin = `http://localhost:${address.port}`
  const { NODE_ENV: _, ...env } = process.env
  running = spawn(
    process.execPath,
    [main, 'dev', 'notes', '--through', origin, '--port', String(port)],
    { cwd: folder, env: { ...env, TESSERA_TOKEN: 'token' } },
  )
  let said = ''
  return new Promise((resolve, reject) => {
    for (const stream of [running?.stdout, running?.stderr])
      stream?.on('data', (bytes) => {
        said += bytes
        if (said.includes(until)) resolve(said)
      })
    running?.on('close', () => reject(new Error(said)))
  })
}

test('a repository that another bundler builds is refused with the command that runs its builds', async () => {
  const repository = join(folder, 'foreign')
  mkdirSync(join(repository, 'src'), { recursive: true })
  writeFileSync(join(repository, 'src/module.ts'), files['src/module.ts'])
  const args = ['dev', 'notes', '--through', 'http://localhost:1']
  const { NODE_ENV: _, ...env } = process.env
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
    cwd: repository,
    env: { ...env, TESSERA_TOKEN: 'token' },
  })
  expect(await text(child.stderr)).toContain('Take npx tessera-module dev notes --in URL')
})

test("a repository of one module runs it in a deployed product, with the harness's shell around it", async () => {
  const port = await freePort([], { from: 18_300, step: 10 })
  const said = await started(port, 'Edits show at once')
  expect(said).toContain(`with notes from source: http://localhost:${port}/notes/`)
  expect(said).toContain('has the contracts 99.0.0')
  expect(said).toContain('Update the packages: npx https://pins.test/create.tgz')
  expect(asked).toEqual([
    {
      token: 'Bearer token',
      body: {
        registered: {
          base: `http://localhost:${port + 1}/`,
          descriptor: expect.objectContaining({ folder: '.' }),
        },
        shell: { base: `http://localhost:${port + 2}/`, files: [], initial: [] },
      },
    },
  ])
  const answer = await fetch(`http://localhost:${port}/notes/`, { headers: { Cookie: 'a=b' } })
  expect(await answer.text()).toBe('a=b; __Host-overrides=mine')
  running?.removeAllListeners('close').kill('SIGTERM')
  expect(await once(running ?? product, 'exit')).toEqual([0, null])
})
