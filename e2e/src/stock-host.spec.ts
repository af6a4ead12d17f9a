import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ModuleDescriptor, RegisteredModule } from '@tessera/contracts/registry'
import { Registry } from '@tessera/contracts/registry'
import { z } from '@tessera/contracts/schema'
import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { registryFile } from './product.ts'
import { buildStockHost } from './stock-host.ts'
import { test } from './test.ts'

// A host of the federation's runtime as it comes, in a page of the product's origin, which modules answer.
test.use({ bypassCSP: true })

/** The modules that a visitor gets. */
const listed = async () =>
  z
    .parse(Registry, JSON.parse(await readFile(registryFile, 'utf8')))
    .modules.filter(({ descriptor }) => descriptor.audience !== 'house')

let folder: string
let script: string

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-stock-host-'))
  await buildStockHost(folder)
  script = await readFile(join(folder, 'host.js'), 'utf8')
})

test.afterAll(() => rm(folder, { recursive: true }))

async function openHost(page: Page): Promise<void> {
  await page.goto('/robots.txt')
  await page.addScriptTag({ content: script })
}

/** Loads a module as any remote, and returns the name and version of its definition. */
const loaded = (page: Page, { base, descriptor }: RegisteredModule, file: string) =>
  page.evaluate(
    async (remote) => {
      const { name, version } = await Reflect.get(globalThis, 'loadModule')(remote)
      return { name, version }
    },
    { name: descriptor.container, alias: descriptor.name, entry: base + file },
  )

const nameOf = ({ name, version }: ModuleDescriptor) => ({ name, version })

const Assets = z.object({ sync: z.array(z.string()), async: z.array(z.string()) })
const Snapshot = z.object({
  buildVersion: z.string(),
  globalName: z.string(),
  remoteEntry: z.string(),
  publicPath: z.string(),
  remoteEntryType: z.literal('global'),
  shared: z.array(z.object({ sharedName: z.string(), version: z.string() })),
  modules: z.array(
    z.object({ modulePath: z.string(), assets: z.object({ js: Assets, css: Assets }) }),
  ),
})

/** Reads the graph that the federation's devtools draw. */
const graphOf = async (page: Page): Promise<Readonly<Record<string, unknown>>> =>
  page.evaluate(() => Object(Reflect.get(globalThis, '__FEDERATION__')).moduleInfo)

/** Reads what the runtime itself made of a module's manifest. */
async function snapshotOf(page: Page, { descriptor }: RegisteredModule) {
  const graph = await graphOf(page)
  const found = Object.entries(graph).find(([key]) => key.startsWith(`${descriptor.container}:`))
  return z.parse(Snapshot, found?.[1])
}

test('a stock host loads each module, by its entry and by its manifest, and reads a right manifest', async ({
  page,
}) => {
  const modules = await listed()
  await openHost(page)
  for (const module of modules)
    expect(await loaded(page, module, module.descriptor.entry)).toEqual(nameOf(module.descriptor))
  await openHost(page)
  for (const module of modules) {
    const { descriptor, base } = module
    expect(await loaded(page, module, 'mf-manifest.json')).toEqual(nameOf(descriptor))
    const { shared, modules: exposed, ...facts } = await snapshotOf(page, module)
    expect(facts).toEqual({
      buildVersion: descriptor.version,
      globalName: descriptor.container,
      remoteEntry: descriptor.entry,
      remoteEntryType: 'global',
      publicPath: base,
    })
    expect(exposed.map(({ modulePath }) => modulePath)).toEqual(['./module'])
    const files = descriptor.files.map(({ path }) => path)
    const named = exposed.flatMap(({ assets: { js, css } }) =>
      [js, css].flatMap(({ sync, async }) => [...sync, ...async]),
    )
    expect(named.filter((path) => !files.includes(path))).toEqual([])
    expect(shared.map(({ sharedName }) => sharedName)).toContain('react')
    for (const { version } of shared) expect(version).toMatch(/^\d+\.\d+\.\d+/)
  }
})

test("the federation's own devtools see the shell, its modules and what they share", async ({
  page,
}) => {
  const modules = await listed()
  await page.goto('/')
  await expect.poll(async () => Object.keys(await graphOf(page))).toHaveLength(modules.length + 1)
  const graph = await graphOf(page)
  for (const { base, descriptor } of modules)
    expect(graph[`${descriptor.container}:${base}${descriptor.entry}`]).toMatchObject({
      buildVersion: descriptor.version,
      publicPath: base,
      modules: [{ modulePath: './module' }],
    })
  const seen = await page.evaluate(() => {
    const { __INSTANCES__ } = Object(Reflect.get(globalThis, '__FEDERATION__'))
    const [shell] = __INSTANCES__
    const [found] = Object.entries<{ useIn: string[] }>(shell.shareScopeMap.default.react)
    const [version, { useIn }] = found ?? ['', { useIn: [] }]
    return { names: __INSTANCES__.map(({ name }: { name: string }) => name), version, useIn }
  })
  expect(seen.names).toEqual(expect.arrayContaining(['tessera_shell', 'tessera_shopping']))
  expect(seen.useIn).toEqual(expect.arrayContaining(['tessera_shell', 'tessera_shopping']))
  expect(seen.version).toMatch(/^\d+\.\d+\.\d+/)
})
