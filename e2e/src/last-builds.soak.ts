import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { runProgram } from '@tessera/commands/run-program'
import { ModuleDescriptor } from '@tessera/contracts/registry'
import { shortBuildId } from '@tessera/contracts/releases/build-id'
import { GatedShell } from '@tessera/contracts/releases/gate/build-facts'
import { z } from '@tessera/contracts/schema'
import { publish } from '@tessera/module-cli/publish'
import { type LocalBuild, readBuild } from '@tessera/module-cli/read-build'
import { toolClient } from '@tessera/module-cli/tool-client'
import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { logIn } from './person.ts'
import { dataFolder, productOrigin } from './product.ts'
import { test } from './test.ts'

// Only `npm run soak -- --builds` runs this: BUILDS names the builds of each folder, the newest first.
const { shell: shellFolders = [], ...moduleFolders } = z.parse(
  z.record(z.string(), z.array(z.string())),
  JSON.parse(process.env.BUILDS ?? '{}'),
)
const client = async () => {
  const args = [join(root, 'shared/module-cli/src/main.ts'), 'token', 'make', 'soak']
  const wished = ['--modules', 'all', '--data', dataFolder, '--json', '--at', productOrigin]
  const { printed } = await runProgram(process.execPath, [...args, ...wished])
  return toolClient({
    origin: productOrigin,
    proof: z.parse(z.object({ token: z.string() }), JSON.parse(printed)).token,
  })
}
type Client = Awaited<ReturnType<typeof client>>

/** Publishes a build, and gives it to everybody. */
async function run(tool: Client, build: LocalBuild): Promise<void> {
  const source = { commit: null, lockfile: null }
  await publish(tool, build, { audience: { to: 'everybody' }, source, why: 'soak' })
}

/** Two pages of a build that need nothing but a person who may see them. */
const pagesOf = ({ raw }: LocalBuild, who: 'member' | 'visitor') =>
  z
    .parse(ModuleDescriptor, raw)
    .pages.filter((page) => !page.route.includes(':') && [who, 'anyone'].includes(page.who))
    .slice(0, 2)

/** The addresses of the scripts that a document of the shell names. */
const scriptsOf = ({ raw }: LocalBuild): readonly string[] =>
  z.parse(GatedShell, raw).initial.filter((path) => path.endsWith('.js'))

interface Pair {
  readonly shell: LocalBuild
  readonly build: LocalBuild
}

/** Opens a page of a module, and returns what does not run, or runs from another build. */
async function faultsAt(page: Page, route: string, { shell, build }: Pair) {
  const { name } = build.descriptor
  const reports: string[] = []
  const hear = (message: { text(): string }) => {
    if (/^\[[\w-]+\] [\w-]+: /.test(message.text())) reports.push(message.text())
  }
  page.on('console', hear)
  await page.goto(route)
  await page.waitForLoadState('networkidle')
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => entry.name),
  )
  page.off('console', hear)
  const fromBuild = files.some((url) => url.includes(`/${name}/${build.id}/`))
  const fromShell = scriptsOf(shell).every((path) => files.some((url) => url.endsWith(path)))
  const failed = await page.locator('[data-module]').count()
  return [
    ...(fromBuild ? [] : [`no file of build ${build.id}`]),
    ...(fromShell ? [] : [`not the shell ${shell.id}`]),
    ...(failed === 0 ? [] : ['a region failed']),
    ...reports,
  ].map((fault) => `${name} ${route}: ${fault}`)
}

/** Opens pages of a module that a person may see. */
async function faultsOf(page: Page, pair: Pair, who: 'member' | 'visitor') {
  const faults: string[] = []
  for (const { route } of pagesOf(pair.build, who))
    faults.push(...(await faultsAt(page, route, pair)))
  return faults
}

test('each of the last builds of every module runs in each of the last shells', async ({
  browser,
}) => {
  test.setTimeout(1_800_000)
  const tool = await client()
  const member = await (await browser.newContext()).newPage()
  const visitor = await (await browser.newContext()).newPage()
  await member.goto('/')
  await logIn(member, 'jonas@demo.test')
  const modules = Object.values(moduleFolders)
  const most = Math.max(...modules.map((folders) => folders.length))
  const faults: string[] = []
  const pairs: object[] = []
  for (const [atShell, shellFolder] of shellFolders.entries()) {
    const shell = await readBuild(shellFolder, 'shell')
    await run(tool, shell)
    for (let at = 0; at < most; at += 1) {
      const folders = modules.flatMap((all) => all[at] ?? [])
      const builds = await Promise.all(folders.map((folder) => readBuild(folder)))
      for (const build of builds) await run(tool, build)
      for (const build of builds) {
        const found = [
          ...(await faultsOf(member, { shell, build }, 'member')),
          ...(await faultsOf(visitor, { shell, build }, 'visitor')),
        ]
        faults.push(...found.map((fault) => `shell ${atShell}, modules ${at}: ${fault}`))
        const ids = { shell: shortBuildId(shell.id), build: shortBuildId(build.id) }
        pairs.push({ ...ids, module: build.descriptor.name, faults: found })
      }
    }
  }
  if (process.env.PAIRS !== undefined) await writeFile(process.env.PAIRS, JSON.stringify(pairs))
  expect(shellFolders.length * most).toBeGreaterThan(0)
  expect(faults).toEqual([])
})
