import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { expect, type FrameLocator, type Page } from 'playwright/test'
import { inFrame } from './module-alone.ts'
import { productOrigin, productPort } from './product.ts'
import { shellIn, teamToken, writtenCommands } from './team-shell.ts'
import { test } from './test.ts'

const heading = (page: Page | FrameLocator, name: string) =>
  page.getByRole('heading', { level: 1, name })

let folder: string
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-team-'))
})
test.afterAll(() => rm(folder, { recursive: true }))

test('a team that has only the address of a product and a token writes, runs, publishes and upgrades a module', async ({
  page,
  browser,
}) => {
  test.setTimeout(900_000)
  const team = shellIn(folder, {
    TESSERA_URL: productOrigin,
    TESSERA_TOKEN: await teamToken(root, 'events'),
    npm_config_yes: 'true',
  })
  const times: [string, number][] = []
  const timed = async <Answer>(name: string, run: () => Promise<Answer>): Promise<Answer> => {
    const began = Date.now()
    try {
      return await run()
    } finally {
      times.push([name, Date.now() - began])
    }
  }
  const [create = '', check = ''] = await writtenCommands('A repository of its own')
  const began = Date.now()
  await timed('create', () => team.run(create.replace('https://pins.example.org', productOrigin)))
  await timed('npm test', () => team.run(check))
  const inside = shellIn(join(folder, 'events'), {
    TESSERA_TOKEN: await teamToken(root, 'events'),
    npm_config_yes: 'true',
  })
  await timed('npm run check', () => inside.run('npm run check'))

  const port = productPort + 40
  const stop = inside.start(`npm run dev -- --port ${port}`)
  try {
    await timed('dev alone, until the page is there', () =>
      expect(async () => {
        const own = await browser.newPage()
        try {
          await own.goto(`http://localhost:${port}/_/alone/`)
          await expect(heading(inFrame(own), 'Events')).toBeVisible({ timeout: 30_000 })
        } finally {
          await own.close()
        }
      }).toPass({ timeout: 240_000 }),
    )
  } finally {
    await stop()
  }

  await timed('publish', () => inside.run('npx tessera-module publish events'))
  await page.goto('/events/')
  await expect(heading(page, 'Events')).toBeVisible()
  times.push(['from nothing to seen by others', Date.now() - began])

  const words = join(folder, 'events/src/words.ts')
  const text = await readFile(words, 'utf8')
  await writeFile(words, text.replace("heading: 'Events'", "heading: 'Evenings'"))
  await inside.run('npx tessera-module publish events --percent 5')
  await inside.run('npx tessera-module promote events')
  await page.goto('/events/')
  await expect(heading(page, 'Evenings')).toBeVisible()
  await inside.run('npx tessera-module rollback events')
  await page.goto('/events/')
  await expect(heading(page, 'Events')).toBeVisible()
  const upToDate = await inside.run(
    create.replace('https://pins.example.org', productOrigin).replace(/ events$/, ''),
  )
  expect(upToDate).toContain('events is up to date')
  await inside.run('npx tessera-module disable events')
  await mkdir(join(root, 'reports'), { recursive: true })
  await writeFile(join(root, 'reports/team.json'), JSON.stringify(Object.fromEntries(times)))
})
