import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serviceContract } from '@tessera/contracts/releases/gate/service-contract'
import { contractVersion } from '@tessera/contracts/version'
import { publish } from '@tessera/module-cli/publish'
import { type LocalBuild, readBuild } from '@tessera/module-cli/read-build'
import { type Transport, toolClient } from '@tessera/module-cli/tool-client'
import { makeToken } from '@tessera/server/contexts/releases/registry/tokens'
import { createMemoryService, type MemoryService } from '@tessera/server/memory-service'
import { afterAll, beforeAll, expect, test } from 'vitest'

const used = 'call PinResource.get'
let service: MemoryService
let proof: string
const folders: string[] = []

beforeAll(async () => {
  service = await createMemoryService({ settings: { budgetFactor: 100 } })
  proof = (await makeToken(service.ports, { name: 'team', modules: ['*'], days: 1 })).token
}, 60_000)
afterAll(async () => {
  await service.stop()
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

/** Writes a build of three files to a folder. */
async function written(module: string, text: string): Promise<LocalBuild> {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-build-'))
  folders.push(folder)
  const files = ['entry.js', 'view.js', 'page.css'].map((path) => ({
    path,
    text: `/*${text}${path}*/`,
  }))
  for (const file of files) await writeFile(join(folder, file.path), file.text)
  const hash = (of: string) => `sha384-${createHash('sha384').update(of).digest('base64')}`
  const described = files.map(({ path, text: content }) => ({
    path,
    integrity: hash(content),
    bytes: content.length,
    kind: path.endsWith('.css') ? 'style' : 'script',
  }))
  const sizes = Object.fromEntries(described.map(({ path, bytes }) => [path, bytes]))
  const descriptor = {
    name: module,
    version: '1.0.0',
    contract: `^${serviceContract.since[used]}`,
    container: `tessera_${module}`,
    entry: 'entry.js',
    preload: [],
    files: described,
    pages: [],
    overlays: [],
    slots: [],
    nav: [],
    handles: [],
    uses: [used],
    facts: {
      contracts: contractVersion,
      emits: [],
      hears: {},
      samples: {},
      shares: ['react'],
      bundles: [],
      sizes,
    },
  }
  await writeFile(join(folder, 'module.json'), JSON.stringify(descriptor))
  return readBuild(folder)
}

const asked = {
  audience: { to: 'everybody' } as const,
  why: 'test',
  source: { commit: null, lockfile: null, samples: undefined },
}

const whole: Transport = (request) => service.fetch(request)

/** A transport that breaks off at a request: before it is sent, or before its answer comes. */
function broken(
  at: number,
  when: 'before' | 'after',
): Transport & { readonly count: () => number } {
  let count = 0
  const send: Transport = async (request) => {
    count += 1
    if (count < at) return service.fetch(request)
    if (count === at && when === 'after') await service.fetch(request)
    throw new Error('The line broke.')
  }
  return Object.assign(send, { count: () => count })
}

const publishBy = (transport: Transport, build: LocalBuild) =>
  publish(toolClient({ origin: service.origin, proof }, transport), build, asked)

async function active(module: string): Promise<string | null | undefined> {
  const { modules } = await service.ports.releases.state()
  return modules.find(({ name }) => name === module)?.active
}

/** State, gate, descriptor, three files, admission, the question for source maps and change. */
const requests = 9

test.each(['before', 'after'] as const)(
  'a publish that breaks off %s any request leaves the build from before or the new one, and the next one ends it',
  async (when) => {
    for (let at = 1; at <= requests; at += 1) {
      const module = `notes${when}${at}`
      const [first, second] = [await written(module, 'one'), await written(module, 'two')]
      await publishBy(whole, first)
      const line = broken(at, when)
      await expect(publishBy(line, second)).rejects.toThrow('cannot be reached')
      const isMade = at === requests && when === 'after'
      expect(await active(module)).toBe(isMade ? second.id : first.id)
      await publishBy(whole, second)
      expect(await active(module)).toBe(second.id)
    }
  },
  60_000,
)

test('a publish takes as many requests as the test above breaks', async () => {
  const line = broken(Number.POSITIVE_INFINITY, 'before')
  await publishBy(line, await written('counted', 'one'))
  expect(line.count()).toBe(requests)
})

test('two publishes of one module at once: one wins, and the other is told', async () => {
  const [first, second] = [await written('both', 'one'), await written('both', 'two')]
  const results = await Promise.allSettled([publishBy(whole, first), publishBy(whole, second)])
  const refused = results.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  expect(refused).toHaveLength(1)
  expect(String(refused[0])).toContain('Somebody else has changed the registry')
  expect([first.id, second.id]).toContain(await active('both'))
})

test('publishes of different modules at once all arrive', async () => {
  const builds = await Promise.all(['p', 'q', 'r', 's'].map((name) => written(name, 'one')))
  await Promise.all(builds.map((build) => publishBy(whole, build)))
  for (const { id, descriptor } of builds) expect(await active(descriptor.name)).toBe(id)
})

test('a build that was published before it was committed is published again, and gets its commit', async () => {
  const build = await written('late', 'one')
  await publishBy(whole, build)
  const source = { ...asked.source, commit: 'a'.repeat(40), lockfile: 'b'.repeat(64) }
  const client = toolClient({ origin: service.origin, proof }, whole)
  await publish(client, build, { ...asked, source })
  const { listed } = await client.state('late')
  expect(listed).toMatchObject([{ id: build.id, commit: source.commit, lockfile: source.lockfile }])
  const line = broken(Number.POSITIVE_INFINITY, 'before')
  await publish(toolClient({ origin: service.origin, proof }, line), build, { ...asked, source })
  expect(line.count()).toBe(3)
})

test('a file that has changed since the build is refused, and nothing runs', async () => {
  const build = await written('changed', 'one')
  await writeFile(join(build.folder, 'view.js'), '/*another*/')
  await expect(publishBy(whole, build)).rejects.toThrow('is not what the descriptor lists')
  expect(await active('changed')).toBeUndefined()
})
