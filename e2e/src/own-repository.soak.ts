import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { standInApi } from '@tessera/bench/soak/ci/stand-in-api'
import { root } from '@tessera/commands/root'
import { expect } from 'playwright/test'
import { inFrame } from './module-alone.ts'
import { edited, heading, opened } from './opened-module.ts'
import { productOrigin, productPort } from './product.ts'
import { beginHistory, githubWalk, gitlabWalk } from './team-pipelines.ts'
import { runCreate } from './team-repository.ts'
import { shellIn, teamToken, writtenCommands } from './team-shell.ts'
import { test } from './test.ts'

// The frame page of a module that runs alone answers its calls by a service worker.
test.use({ serviceWorkers: 'allow' })
// The second test goes on in the repository of the first.
test.describe.configure({ mode: 'serial' })

let folder: string
let token: string
const times: [string, number][] = []
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-team-'))
  token = await teamToken(root, 'events')
})
test.afterAll(async () => {
  await rm(folder, { recursive: true })
  await mkdir(join(root, 'reports'), { recursive: true })
  await writeFile(join(root, 'reports/team.json'), JSON.stringify(Object.fromEntries(times)))
})

async function timed<Answer>(name: string, run: () => Promise<Answer>): Promise<Answer> {
  const began = Date.now()
  try {
    return await run()
  } finally {
    times.push([name, Date.now() - began])
  }
}

/** Opens the shell of the team in its repository. */
const inRepository = () =>
  shellIn(join(folder, 'events'), { TESSERA_TOKEN: token, npm_config_yes: 'true' })

const title = '<h1>{words.heading()}</h1>'

test('a team that has only the address of a product and a token writes, runs, publishes and upgrades a module', async ({
  page,
  browser,
}) => {
  test.setTimeout(900_000)
  const team = shellIn(folder, {
    TESSERA_URL: productOrigin,
    TESSERA_TOKEN: token,
    npm_config_yes: 'true',
  })
  const [create = '', check = ''] = await writtenCommands('A repository of its own')
  const began = Date.now()
  const begin = create.replace('https://pins.example.org', productOrigin)
  await timed('create', () => runCreate(team, begin))

  const inside = inRepository()
  const port = productPort + 40
  const stop = inside.start(`npm run dev -- --port ${port}`)
  try {
    const own = await timed('dev alone, until the page is there', () =>
      opened(browser, `http://localhost:${port}/_/alone/`, inFrame),
    )
    times.push(['create to its page in a browser', Date.now() - began])
    await own.close()
  } finally {
    await stop()
  }
  await timed('npm test', () => team.run(check))
  await timed('npm run check', () => inside.run('npm run check'))

  const [through = ''] = await writtenCommands('Work inside a deployed product')
  const command = through
    .replace('npm run module --', 'npx tessera-module')
    .replace('notes', 'events')
    .replace('https://product.example', productOrigin)
  const view = join(folder, 'events/src/start/page.tsx')
  const stopThrough = inside.start(`${command} --port ${port}`)
  try {
    const own = await timed('dev through the product, until the page is there', () =>
      opened(browser, `http://localhost:${port}/events/`),
    )
    await edited(view, [title, `${title}<input aria-label="Note" />`], async () => {
      await own.getByLabel('Note').fill('kept')
      await own.evaluate(() => Reflect.set(window, 'stillHere', true))
      const note = `${title.replace('{words.heading()}', 'Evenings')}<input aria-label="Note" />`
      await edited(view, [`${title}<input aria-label="Note" />`, note], () =>
        timed('an edit, until it shows', () => expect(heading(own, 'Evenings')).toBeVisible()),
      )
      await expect(heading(own, 'Events')).toBeVisible()
      await expect(own.getByLabel('Note')).toHaveValue('kept')
      expect(await own.evaluate(() => 'stillHere' in window)).toBe(true)
    })
    // Another page of the product, whose modules are built, in the shell of development.
    await own.goto(`http://localhost:${port}/ideas/`)
    await expect(own.getByRole('main').getByRole('heading').first()).toBeVisible()
    await own.close()
  } finally {
    await stopThrough()
  }

  await timed('publish', () => inside.run('npx tessera-module publish events'))
  await page.goto('/events/')
  await expect(heading(page, 'Events')).toBeVisible()
  times.push(['from nothing to seen by others', Date.now() - began])

  await edited(
    join(folder, 'events/src/words.ts'),
    ["heading: 'Events'", "heading: 'Evenings'"],
    async () => {
      await inside.run('npx tessera-module publish events --percent 5')
      await inside.run('npx tessera-module promote events')
      await page.goto('/events/')
      await expect(heading(page, 'Evenings')).toBeVisible()
      await inside.run('npx tessera-module rollback events')
    },
  )
  await page.goto('/events/')
  await expect(heading(page, 'Events')).toBeVisible()
  const upToDate = await runCreate(inside, begin.replace(/ events$/, ''))
  expect(upToDate).toContain('events is up to date')
})

test('the pipelines of GitHub and GitLab check, preview, start a canary, promote and go back', async ({
  page,
}) => {
  test.setTimeout(1_200_000)
  const api = await standInApi()
  const shows = async (name: string) => {
    await page.goto('/events/')
    await expect(heading(page, name)).toBeVisible()
  }
  const team = { repository: join(folder, 'events'), token, api, timed, shows }
  await beginHistory(team)
  await githubWalk(team)
  await gitlabWalk(team)
  api.close()
  const places = api.comments().map(({ place }) => place)
  expect(api.faults).toEqual([])
  // A comment is replaced by the next run, not repeated.
  expect(places).toEqual([...new Set(places)])
  await inRepository().run('npx tessera-module disable events')
})
