import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import type { Browser, Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { changePackage, teamSettings, writeRepository } from './team-repository.ts'
import { shellIn, teamToken } from './team-shell.ts'
import { test } from './test.ts'

interface Tool {
  readonly name: string
  readonly file: string
  readonly bundle: string
  /** The part of docs/teams.md about it. */
  read(docs: string): { readonly install: string; readonly config: string }
}

/** Returns the configuration in a text whose first line names its file and how its bundler is installed. */
function configIn(docs: string, file: string) {
  const [, install = '', config = ''] =
    new RegExp(`// ${file}: (npm install .*)\n((?:(?!\`\`\`).*\n)*)`).exec(docs) ?? []
  return { install, config }
}

/** The configuration of webpack, changed as docs/teams.md says. */
function rspackIn(docs: string) {
  const config = configIn(docs, 'webpack.config.mjs')
    .config.replace('enhanced/webpack', 'enhanced/rspack')
    .replace(
      "import MiniCssExtractPlugin from 'mini-css-extract-plugin'",
      "import { CssExtractRspackPlugin } from '@rspack/core'",
    )
    .replaceAll('MiniCssExtractPlugin', 'CssExtractRspackPlugin')
  const [install = ''] = /npm install --save-dev @rspack\/core[^`]*/.exec(docs) ?? []
  return { install, config }
}

const tools: readonly Tool[] = [
  {
    name: 'vite',
    file: 'vite.config.ts',
    bundle: 'vite build',
    read: (docs) => configIn(docs, 'vite.config.ts'),
  },
  {
    name: 'webpack',
    file: 'webpack.config.mjs',
    bundle: 'webpack',
    read: (docs) => configIn(docs, 'webpack.config.mjs'),
  },
  { name: 'rspack', file: 'rspack.config.mjs', bundle: 'rspack build', read: rspackIn },
]

let folder: string
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-stock-'))
})
const scriptsOf: Record<string, number> = {}
test.afterAll(async () => {
  await mkdir(join(root, 'reports'), { recursive: true })
  await writeFile(join(root, 'reports/stock.json'), JSON.stringify(scriptsOf))
  await rm(folder, { recursive: true })
})

/** Writes a repository, builds it by a tool as docs/teams.md says, and publishes the build. */
async function publishBuiltBy({ file, bundle, read }: Tool, module: string): Promise<void> {
  const repository = await writeRepository(folder, module)
  const { install, config } = read(await readFile(join(root, 'docs/teams.md'), 'utf8'))
  await rm(join(repository, 'rsbuild.config.ts'))
  await writeFile(
    join(repository, file),
    config.replaceAll('tessera_events', `tessera_${module}`).replaceAll("'events-", `'${module}-`),
  )
  await changePackage(repository, ({ scripts, devDependencies, ...rest }) => {
    const { '@tessera/harness': _, ...others } = devDependencies
    return { ...rest, devDependencies: others, scripts: { ...scripts, bundle } }
  })
  const team = shellIn(repository, {
    ...teamSettings,
    TESSERA_TOKEN: await teamToken(root, module),
  })
  await team.run(install)
  await team.run(`npx tessera-module publish ${module}`)
}

const heading = (page: Page, module: string) =>
  page.getByRole('heading', { level: 1, name: new RegExp(`^${module}$`, 'i') })

/** Opens a module's page, and returns the addresses of its scripts that the page loaded. */
async function openedScripts(page: Page, module: string): Promise<readonly string[]> {
  const scripts = new Set<string>()
  page.on('response', (answer) => {
    if (answer.url().includes(`/${module}/`) && /\.js$/.test(answer.url()))
      scripts.add(answer.url())
  })
  await page.goto(`/${module}/`)
  await expect(heading(page, module)).toBeVisible()
  await page.waitForLoadState('networkidle')
  return [...scripts]
}

/** Opens the page while one script of it is another than it was; true when the script ran. */
async function ranChanged(browser: Browser, module: string, script: string): Promise<boolean> {
  const page = await (await browser.newContext()).newPage()
  let isSent = false
  await page.route(script, async (route) => {
    const response = await route.fetch()
    isSent = true
    await route.fulfill({ response, body: `globalThis.changed = true;${await response.text()}` })
  })
  await page.goto(`/${module}/`)
  const region = page.locator(`[data-module="${module}"]`)
  await expect(region.getByRole('alert')).toContainText(`${module}: integrity`)
  expect([isSent, await heading(page, module).count()]).toEqual([true, 0])
  const ran = await page.evaluate(() => 'changed' in globalThis)
  await page.context().close()
  return ran
}

for (const tool of tools)
  test(`a module built by ${tool.name} is admitted and runs, and no changed script of it does`, async ({
    browser,
    page,
  }) => {
    test.setTimeout(900_000)
    const module = `${tool.name}made`
    await publishBuiltBy(tool, module)
    const scripts = await openedScripts(page, module)
    expect(scripts.length).toBeGreaterThan(1)
    const ran: string[] = []
    for (const script of scripts) if (await ranChanged(browser, module, script)) ran.push(script)
    expect(ran).toEqual([])
    scriptsOf[tool.name] = scripts.length
  })
