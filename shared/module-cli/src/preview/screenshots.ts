import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ModuleDescriptor } from '@tessera/contracts/registry'
import { shellName } from '@tessera/contracts/releases/build-limits'
import { Overriding, overridesPath } from '@tessera/contracts/releases/override-calls'
import { z } from '@tessera/contracts/schema'
import { type Arguments, nameOf } from '../arguments.ts'
import { Fault, type Outcome } from '../outcome.ts'
import type { LocalBuild } from '../read-build.ts'
import type { ToolClient } from '../tool-client.ts'
import type { BrowserCookie, PictureBrowser } from './browser.ts'
import { exampleAddresses, type ReadText } from './example-addresses.ts'
import { type Picture, type PictureList, pictureFile, pictureListFile } from './picture.ts'

/** The widths of the pictures, with the heights of such screens. */
const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const
const idleMilliseconds = 10_000
/** The banner of overrides, which only the preview has. */
const style = 'aside.overrides { display: none !important }'

type Screen = (typeof screens)[number]

/** Checks the addresses that were given with --page: others than the product's are refused. */
export function givenPages(given: readonly string[]): readonly string[] {
  const bad = given.find((path) => !/^\/(?![/\\])/.test(path))
  if (bad === undefined) return given
  throw new Fault(`--page takes an address of the product, as /notes/42/, not '${bad}'.`, 'usage')
}

/** The addresses that pictures are taken of, and the routes without one. */
interface Pictured {
  readonly pages: readonly string[]
  readonly left: readonly string[]
}

/** Returns the addresses of a module's pages, with examples from the product for those with parameters. */
async function ownPages(
  { pages }: Pick<ModuleDescriptor, 'pages'>,
  isMember: boolean,
  read: ReadText,
): Promise<Pictured> {
  const open = pages.filter(({ who }) => (isMember ? who !== 'visitor' : who !== 'member'))
  const withParts = open.filter(({ route }) => route.includes('/:')).map(({ route }) => route)
  const examples = await exampleAddresses(withParts, read)
  const addressOf = (route: string) => (withParts.includes(route) ? examples.get(route) : route)
  return {
    pages: open.flatMap(({ route }) => addressOf(route) ?? []),
    left: pages.flatMap((page) =>
      open.includes(page) && addressOf(page.route) !== undefined ? [] : [page.route],
    ),
  }
}

/** Reads a Cookie header for the browser. The __Host- prefix needs https, which a local product has not. */
const cookiesIn = (header: string, origin: string): BrowserCookie[] =>
  header.split(/;\s*/).flatMap((each) => {
    const at = each.indexOf('=')
    if (at < 1) return []
    const url = origin.replace('http:', 'https:')
    const [name, value] = [each.slice(0, at), each.slice(at + 1)]
    return [{ name, value, url, secure: true, httpOnly: true } as const]
  })

interface Shot {
  readonly address: string
  readonly screen: Screen
  readonly theme: Picture['theme']
  readonly cookies: readonly BrowserCookie[]
}

async function take(browser: PictureBrowser, shot: Shot): Promise<Uint8Array> {
  const context = await browser.newContext({
    viewport: shot.screen,
    colorScheme: shot.theme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    // The style that hides the banner is not one of the document's.
    bypassCSP: true,
  })
  try {
    await context.addCookies([...shot.cookies])
    const page = await context.newPage()
    await page.goto(shot.address, { waitUntil: 'load' })
    // A page with a live stream is never idle.
    await page.waitForLoadState('networkidle', { timeout: idleMilliseconds }).catch(() => {})
    return await page.screenshot({ style, animations: 'disabled', caret: 'hide' })
  } finally {
    await context.close()
  }
}

const isEqual = (one: Uint8Array | undefined, other: Uint8Array): boolean =>
  one !== undefined && Buffer.compare(one, other) === 0

interface Side {
  readonly browser: PictureBrowser
  readonly folder: string
  readonly before: readonly BrowserCookie[] | undefined
  readonly after: readonly BrowserCookie[]
}

/** Takes a page's picture on both sides, and writes them. */
async function pictureOf(
  { browser, folder, before, after }: Side,
  shot: Omit<Shot, 'cookies'> & { readonly page: string; readonly at: number },
): Promise<Picture> {
  const { page, theme, screen } = shot
  const nameFor = (side: string) => pictureFile({ ...shot, width: screen.width }, side)
  const old = before && (await take(browser, { ...shot, cookies: before }))
  const now = await take(browser, { ...shot, cookies: after })
  if (old !== undefined) await writeFile(join(folder, nameFor('before')), old)
  await writeFile(join(folder, nameFor('after')), now)
  return {
    page,
    width: screen.width,
    theme,
    before: old === undefined ? null : nameFor('before'),
    after: nameFor('after'),
    isSame: isEqual(old, now),
  }
}

/** Returns the cookies of a browser that runs a build of a module, whoever it belongs to. */
async function cookiesFor(
  client: ToolClient,
  {
    module,
    build,
    origin,
    cookie: own,
  }: Readonly<Record<'module' | 'build' | 'origin' | 'cookie', string>>,
): Promise<readonly BrowserCookie[]> {
  const body = JSON.stringify({ module, build })
  const { cookie } = z.parse(Overriding, await client.send('POST', overridesPath, body))
  return [...cookiesIn(own, origin), ...cookiesIn(cookie, origin)]
}

/** The browser of the pictures, and the product's public texts. */
interface Around {
  readonly openBrowser: () => Promise<PictureBrowser>
  /** The Cookie header of a browser that is logged in; empty for a visitor's. */
  readonly cookie: string
  /** Reads the product's sitemaps. */
  readonly read: ReadText
}

/** Takes pictures of a module's pages, of the active build and of a published one, and writes them with a list. */
export async function screenshots(
  client: ToolClient,
  asked: Arguments,
  build: LocalBuild,
  { openBrowser, cookie, read }: Around,
): Promise<Outcome> {
  const module = nameOf(asked)
  if (module === shellName && asked.pages.length === 0)
    throw new Fault('The shell has no pages of its own; name some with --page.', 'usage')
  const { data = { pages: [] } } = z.safeParse(ModuleDescriptor, build.raw)
  const { pages, left } =
    asked.pages.length > 0
      ? { pages: givenPages(asked.pages), left: [] }
      : await ownPages(data, cookie !== '', read)
  const { at: origin, out: folder = 'screenshots' } = asked
  const { modules } = await client.state(module)
  const active = modules.find(({ name }) => name === module)?.active ?? null
  const cookies = (id: string) => cookiesFor(client, { module, build: id, origin, cookie })
  const before = active === null ? undefined : await cookies(active)
  const after = await cookies(build.id)
  const themes = asked.dark ? (['light', 'dark'] as const) : (['light'] as const)
  const pictures: Picture[] = []
  await mkdir(folder, { recursive: true })
  const browser = await openBrowser()
  try {
    for (const [at, page] of pages.entries())
      for (const screen of screens)
        for (const theme of themes) {
          const shot = { page, at, address: new URL(page, origin).href, screen, theme }
          pictures.push(await pictureOf({ browser, folder, before, after }, shot))
        }
  } finally {
    await browser.close()
  }
  const list = { module, build: build.id, pictures }
  await writeFile(join(folder, pictureListFile), `${JSON.stringify(list, null, 2)}\n`)
  return { lines: linesOf(list, folder, left), data: { ...list, folder, left } }
}

function linesOf(
  { module, build, pictures }: z.infer<typeof PictureList>,
  folder: string,
  left: readonly string[],
): readonly string[] {
  const changed = pictures.filter(({ isSame }) => !isSame).length
  const done = `${pictures.length} pictures of build ${build.slice(0, 12)} of ${module} are in ${folder}; ${changed} differ from the active build.`
  if (left.length === 0) return [done]
  const how = `Left out: ${left.join(', ')}. Name an address with --page; for members' pages, give the Cookie header of a member in TESSERA_MEMBER_COOKIE besides.`
  return [done, how]
}
