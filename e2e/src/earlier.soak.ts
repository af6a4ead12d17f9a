import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '@tessera/commands/root'
import { z } from '@tessera/contracts/schema'
import { expect, type Page } from 'playwright/test'
import { edited } from './opened-module.ts'
import { teamSettings, writeRepository } from './team-repository.ts'
import { shellIn, teamToken } from './team-shell.ts'
import { test } from './test.ts'
import { breaks, guests, hearingPage, hosts } from './two-versions.ts'

let folder: string
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-earlier-'))
})
test.afterAll(() => rm(folder, { recursive: true }))

async function writeSources(repository: string, sources: Readonly<Record<string, string>>) {
  for (const [path, text] of Object.entries(sources)) {
    await mkdir(dirname(join(repository, path)), { recursive: true })
    await writeFile(join(repository, path), text)
  }
}

/** Replaces the sources of a new repository. The types of other modules stay. */
async function replaceSources(repository: string, sources: Readonly<Record<string, string>>) {
  for (const name of await readdir(join(repository, 'src')))
    if (name !== 'from') await rm(join(repository, 'src', name), { recursive: true })
  await writeSources(repository, sources)
}

/** Begins a team's repository with the packages that the product has now, and installs them. */
async function newTeam(module: string) {
  const repository = await writeRepository(folder, module)
  const token = await teamToken(root, module)
  const team = shellIn(repository, { ...teamSettings, TESSERA_TOKEN: token })
  await team.run('npm install --no-audit --no-fund')
  return { ...team, repository, publish: () => team.run(`npx tessera-module publish ${module}`) }
}

type Team = Awaited<ReturnType<typeof newTeam>>

const Versioned = z.object({ version: z.string() })
const Built = z.object({ contract: z.string() })

/** Returns the versions that a module is built with: of the packages, and of the contracts that it needs. */
async function versionsOf({ repository }: Team) {
  const read = async (path: string): Promise<unknown> =>
    JSON.parse(await readFile(join(repository, path), 'utf8'))
  const { version } = z.parse(Versioned, await read('node_modules/@tessera/module/package.json'))
  return { packages: version, ...z.parse(Built, await read('dist/module.json')) }
}

/** Sends the event of hosts in an open page, and expects what guests show of it. */
async function expectHeard(page: Page, shown: string): Promise<void> {
  await page.goto('/hosts/')
  await expect(page.getByText('Heard on ')).toHaveText(/: nothing$/)
  await page.getByRole('button', { name: 'Greet guests' }).click()
  await expect(page.getByText('Heard on ')).toHaveText(shown)
}

test('a module built with the packages of the version before hears, asks and fills what one of this version offers, and the gate refuses each change that it would not understand', async ({
  page,
}) => {
  test.setTimeout(1_500_000)
  const older = await newTeam('guests')

  // The product moves on. The lockfile of the older team holds.
  const packages = JSON.stringify(process.env.PACKAGES_DIR)
  await shellIn(root, {}).run(`node shared/commands/src/packages.ts --out ${packages}`)
  const newer = await newTeam('hosts')
  await replaceSources(newer.repository, hosts)
  await newer.publish()

  await older.run('npm ci --no-audit --no-fund')
  await older.run('npx tessera-module types hosts')
  await replaceSources(older.repository, guests)
  await older.run('npx tsc')
  await older.publish()
  const [before, now] = [await versionsOf(older), await versionsOf(newer)]
  expect(before.packages).not.toBe(now.packages)
  await expectHeard(page, 'Heard on Monday: Mira, and Hello guests')

  // The newer team hears the older one, and sends more than that one knows of.
  await newer.run('npx tessera-module types guests')
  await writeSources(newer.repository, { 'src/start/page.tsx': hearingPage })
  const more = ['by: z.string()', 'by: z.string(), seats: z.number()'] as const
  await edited(join(newer.repository, 'src/offers.ts'), more, async () => {
    await newer.run('npx tsc')
    await newer.publish()
  })
  await expectHeard(page, 'Heard on Friday: Kim, and Hello guests')
  await page.getByRole('button', { name: 'Greet back' }).click()
  await expect(page.getByText('Greeted back by')).toHaveText('Greeted back by a guest')

  const admitted: string[] = []
  for (const { file, from, to, says } of breaks)
    await edited(join(newer.repository, file), [from, to], async () => {
      const refusal = await newer.publish().then(() => '', String)
      const line = refusal.split('\n').find((each) => each.includes(says)) ?? ''
      if (!/\bhosts\b/.test(line) || !/\bguests\b/.test(line))
        admitted.push(`${from} → ${to}: ${refusal}`)
    })
  expect(admitted).toEqual([])
  await expectHeard(page, 'Heard on Friday: Kim, and Hello guests')

  await mkdir(join(root, 'reports'), { recursive: true })
  await writeFile(
    join(root, 'reports/earlier.json'),
    JSON.stringify({ before, now, refused: breaks.length }),
  )
})
