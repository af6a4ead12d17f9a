import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BuildId } from '@tessera/contracts/releases/build-id'
import { z } from '@tessera/contracts/schema'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readArguments } from '../arguments.ts'
import { toolClient } from '../tool-client.ts'
import { openPictureBrowser, type PictureBrowser } from './browser.ts'
import { PictureList } from './picture.ts'
import { givenPages, screenshots } from './screenshots.ts'

const id = z.parse(BuildId, '741ce9c59b5b'.padEnd(64, '0'))
const activeId = z.parse(BuildId, '3c1f0a9e5d7b'.padEnd(64, '0'))
const pages = (
  [
    ['/notes/', 'anyone'],
    ['/notes/:id/', 'anyone'],
    ['/notes/mine/', 'member'],
  ] as const
).map(([route, who]) => ({ name: 'a', route, title: 'Notes', who, over: false, preload: [] }))
const raw = {
  name: 'notes',
  version: '1.0.0',
  contract: '^1.0.0',
  container: 'notes',
  entry: 'entry.js',
  pages,
  files: [],
}
const build = { id, folder: '', descriptor: { name: 'notes', version: '1.0.0', files: [] }, raw }

const product = toolClient({ origin: 'https://pins.test', proof: '' }, async (request) => {
  if (request.method === 'POST') {
    const { build: of } = z.parse(z.object({ build: z.string() }), await request.json())
    const cookie = `__Host-overrides=${of.slice(0, 12)}`
    return Response.json({ cookie, until: '2026-11-29T11:02:00.000Z' })
  }
  const release = { enabled: true, last_good: null, rollout: null, revoked: [] }
  const modules = [{ name: 'notes', active: activeId, ...release }]
  return Response.json({ version: 1, modules, builds: [], listed: [], changes: [] })
})

/** A browser whose picture is the build at 390 pixels, and the same for both builds at 1440. */
function browserThat(seen: string[]): PictureBrowser {
  return {
    newContext: async ({ viewport, colorScheme }) => {
      let cookie = ''
      return {
        addCookies: async (cookies) => {
          cookie = cookies.map(({ value, url }) => `${value} ${url}`).join()
        },
        newPage: async () => ({
          goto: async (url) => seen.push(`${url} ${viewport.width} ${colorScheme}`),
          waitForLoadState: async () => {},
          screenshot: async () =>
            new TextEncoder().encode(viewport.width === 390 ? cookie : 'alike'),
        }),
        close: async () => {},
      }
    },
    close: async () => {},
  }
}

const read = async (): Promise<undefined> => undefined

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shots-'))
})
afterEach(() => rm(folder, { recursive: true }))

const args = (more: string) =>
  readArguments(`screenshots notes --out ${folder} ${more}`.trim().split(' '), {
    TESSERA_URL: 'https://pins.test',
  })

test('pictures of the active build and of the preview are taken at 390 and 1440, and compared', async () => {
  const seen: string[] = []
  const around = { openBrowser: async () => browserThat(seen), cookie: '', read }
  const { lines } = await screenshots(product, args(''), build, around)
  expect(seen).toEqual([
    'https://pins.test/notes/ 390 light',
    'https://pins.test/notes/ 390 light',
    'https://pins.test/notes/ 1440 light',
    'https://pins.test/notes/ 1440 light',
  ])
  expect(lines[0]).toContain('2 pictures of build 741ce9c59b5b of notes')
  expect(lines[0]).toContain('1 differ from the active build')
  expect(lines[1]).toContain('Left out: /notes/:id/, /notes/mine/')
  const text = await readFile(join(folder, 'screenshots.json'), 'utf8')
  const list = z.parse(PictureList, JSON.parse(text))
  expect(list.pictures.map(({ isSame }) => isSame)).toEqual([false, true])
  const [first] = list.pictures
  const before = await readFile(join(folder, first?.before ?? ''), 'utf8')
  expect(before).toBe('3c1f0a9e5d7b https://pins.test')
  expect((await readdir(folder)).length).toBe(5)
})

test('other addresses and the dark theme are asked for by options', async () => {
  const seen: string[] = []
  const around = { openBrowser: async () => browserThat(seen), cookie: '', read }
  await screenshots(product, args('--page /notes/42/?tab=a --dark'), build, around)
  expect(new Set(seen)).toEqual(
    new Set(
      ['390 light', '390 dark', '1440 light', '1440 dark'].map(
        (how) => `https://pins.test/notes/42/?tab=a ${how}`,
      ),
    ),
  )
})

test('pages whose addresses have the same letters have pictures of their own', async () => {
  const around = { openBrowser: async () => browserThat([]), cookie: '', read }
  const asked = args('--page /a-b/ --page /a/b/ --page /ж/ --page /ю/')
  const { data } = await screenshots(product, asked, build, around)
  const { pictures } = z.parse(
    z.object({ pictures: z.array(z.object({ after: z.string() })) }),
    data,
  )
  expect(new Set(pictures.map(({ after }) => after)).size).toBe(8)
})

test.each(['notes/', '//evil.test/', '/\\evil.test/', 'https://evil.test/'])(
  'the address %s of another place is refused',
  (path) => {
    expect(() => givenPages([path])).toThrow('--page takes an address')
  },
)

test('without Playwright the command says how to get it', async () => {
  await expect(openPictureBrowser(folder, undefined)).rejects.toThrow(
    'npm install --save-dev playwright',
  )
})
