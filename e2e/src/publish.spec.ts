import { spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { root } from '@tessera/commands/root'
import { runProgram } from '@tessera/commands/run-program'
import { z } from '@tessera/contracts/schema'
import { newModuleFiles } from '@tessera/module-cli/template'
import { expect } from 'playwright/test'
import { dataFolder, productOrigin } from './product.ts'
import { test } from './test.ts'

const name = 'gift-notes'
const main = join(root, 'shared/module-cli/src/main.ts')
let place: string
let token: string

/** Runs a command of the command line, and returns its answer in JSON. */
async function run(...words: readonly string[]): Promise<Readonly<Record<string, unknown>>> {
  const args = [main, ...words, '--json', '--at', productOrigin]
  const { printed } = await runProgram(process.execPath, args, { TESSERA_TOKEN: token })
  return JSON.parse(printed)
}

/** Writes the module as `new` does, in a folder where no other command finds it. */
async function writeModule(): Promise<string> {
  const folder = join(place, `mfe-${name}`)
  for (const [path, text] of Object.entries(newModuleFiles({ name, port: 3199 }))) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  await cp(join(root, 'tsconfig.base.json'), join(place, 'tsconfig.base.json'))
  await symlink(join(root, 'mfe-shopping/node_modules'), join(folder, 'node_modules'))
  return folder
}

const module = (path: string) => JSON.stringify(join(root, path))

/** Builds the module and publishes it, as `publish` does with a module of the checkout. */
const script = (folder: string) => `
  const { buildRoom } = await import(${module('shared/commands/src/build.ts')})
  const { publish } = await import(${module('shared/module-cli/src/publish.ts')})
  const { readBuild } = await import(${module('shared/module-cli/src/read-build.ts')})
  const { toolClient } = await import(${module('shared/module-cli/src/tool-client.ts')})
  const { default: config } = await import(${JSON.stringify(join(folder, 'rsbuild.config.ts'))})
  await buildRoom({ folder: ${JSON.stringify(relative(root, folder))}, name: '${name}', port: 3199, config })
  const client = toolClient({ origin: '${productOrigin}', proof: process.env.TESSERA_TOKEN })
  const build = await readBuild(${JSON.stringify(join(folder, 'dist'))})
  console.log('publishing')
  await publish(client, build, {
    audience: { to: 'everybody' }, why: 'test', source: { commit: null, lockfile: null } })
  console.log('published ' + build.id)`

/** Publishes; killed after some milliseconds of it if given. Returns the id of the published build. */
async function publish(folder: string, killedAfter?: number): Promise<string | undefined> {
  const args = ['--input-type=module', '-e', script(folder)]
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', TESSERA_TOKEN: token },
  })
  let printed = ''
  child.stderr.on('data', (text) => {
    printed += text
  })
  child.stdout.on('data', (text) => {
    if (String(text).includes('publishing') && killedAfter !== undefined)
      setTimeout(() => child.kill('SIGKILL'), killedAfter)
    printed += text
  })
  const code = await new Promise((resolve) => child.on('close', resolve))
  if (killedAfter === undefined) expect(code, printed).toBe(0)
  return /published (\w+)/.exec(printed)?.[1]
}

const Served = z.object({ builds: z.record(z.string(), z.nullable(z.string())) })
const active = async () =>
  z.parse(Served, await (await fetch(`${productOrigin}/registry.json`)).json()).builds[name]

test.beforeAll(async () => {
  await mkdir(join(root, 'reports'), { recursive: true })
  place = await mkdtemp(join(root, 'reports/new-module-'))
  token = ''
  const made = await run('token', 'make', 'a team', '--modules', name, '--data', dataFolder)
  token = z.parse(z.string(), made.token)
})
test.afterAll(async () => {
  await run('disable', name)
  await rm(place, { recursive: true, force: true })
})

test('a new module is published into the running product, changed, killed half-way and rolled back', async ({
  page,
  context,
}) => {
  const folder = await writeModule()
  await page.goto(`/${name}/`)
  await expect(page.getByRole('heading', { name: 'Gift notes' })).toBeHidden()
  const first = await publish(folder)
  await page.goto(`/${name}/`)
  await expect(page.getByRole('heading', { name: 'Gift notes' })).toBeVisible()

  const words = join(folder, 'src/words.ts')
  const text = await readFile(words, 'utf8')
  await writeFile(words, text.replace("heading: 'Gift notes'", "heading: 'Notes on gifts'"))
  for (const milliseconds of [0, 20, 60]) {
    await publish(folder, milliseconds)
    const now = await context.newPage()
    await now.goto(`/${name}/`)
    const heading = (await active()) === first ? 'Gift notes' : 'Notes on gifts'
    await expect(now.getByRole('heading', { name: heading })).toBeVisible()
    await now.close()
  }
  const second = await publish(folder)
  expect(await active()).toBe(second)
  const other = await context.newPage()
  await other.goto(`/${name}/`)
  await expect(other.getByRole('heading', { name: 'Notes on gifts' })).toBeVisible()
  // A tab that was opened before goes on.
  await expect(page.getByRole('heading', { name: 'Gift notes' })).toBeVisible()

  expect(await run('rollback', name)).toMatchObject({ ok: true })
  await other.reload()
  await expect(other.getByRole('heading', { name: 'Gift notes' })).toBeVisible()
  expect(await run('promote', 'save', '000000')).toMatchObject({ ok: false })
})
