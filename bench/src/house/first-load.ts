import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { compiledAhead } from '@tessera/build/compile-ahead'
import { registerBuilt } from '@tessera/commands/product/registry-file'
import { moduleRooms } from '@tessera/commands/rooms'
import { root } from '@tessera/commands/root'
import { findPage } from '@tessera/contracts/find-page'
import { type RegisteredModule, ShellFiles } from '@tessera/contracts/registry'
import { z } from '@tessera/contracts/schema'
import { visitorHomeSlot } from '@tessera/contracts/slots'
import { oldBrowserScript } from '@tessera/server/web/old-browser'
import { hintsFor, shellFiles } from '@tessera/server/web/page-files'
import type { Line } from '../measure.ts'
import { largestNewcomers, parsingSources, type SourceSizes, sourcesOfFile } from './sources-of-file.ts'

/** A file that a document names. */
export interface LoadedFile {
  readonly url: string
  /** With brotli, where the build has such a copy. */
  readonly bytes: number
}

const home = '/'
const kilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`
/** True for a script. */
export const isScript = ({ url }: LoadedFile): boolean => url.endsWith('.js')
/** Adds up the bytes of files. */
export const sum = (files: readonly LoadedFile[]): number =>
  files.reduce((all, { bytes }) => all + bytes, 0)

/** Returns a file's name without the hash of its content. */
const nameOf = ({ url }: LoadedFile): string =>
  url.replace(/static\/\w+\/(async\/)?/, '').replace(/\.[0-9a-f]{10}(?=\.)/, '')

function pathOf(url: string): string {
  const [folder = '', ...path] = url.split('/')
  return join(root, folder, 'dist', ...path)
}

async function sized(url: string): Promise<LoadedFile> {
  const file = pathOf(url)
  const { size } = await stat(`${file}.br`).catch(() => stat(file))
  return { url, bytes: size }
}

const sizes = (urls: readonly string[]): Promise<readonly LoadedFile[]> =>
  Promise.all([...new Set(urls)].map(sized))

/** Returns the modules of this checkout; the base of each is its folder. */
export async function builtModules(): Promise<readonly RegisteredModule[]> {
  return Promise.all(
    (await moduleRooms()).map(async (room) => ({
      ...(await registerBuilt(room, '')),
      base: `${room.folder}/`,
    })),
  )
}

/** Returns the files of this checkout's shell, whose base is its folder. */
export async function builtShell(): Promise<ShellFiles> {
  const text = await readFile(join(root, 'shell/dist/shell.json'), 'utf8')
  return { ...z.parse(ShellFiles, JSON.parse(text)), base: 'shell/' }
}

/** Returns the files that the document of a page names; visitors and members get the same. */
export async function documentFiles(
  modules: readonly RegisteredModule[],
  path: string,
): Promise<readonly LoadedFile[]> {
  const named = [...shellFiles(await builtShell()), ...hintsFor(findPage(modules, path), 'en')]
  const files = await sizes(named.map(({ url }) => url))
  return [...files, { url: 'old-browser.js', bytes: brotliCompressSync(oldBrowserScript).length }]
}

const startOf = ({ base, descriptor: { entry, preload } }: RegisteredModule): readonly string[] =>
  [entry, ...preload].map((path) => base + path)

/** Returns the files of the modules that fill a visitor's home. */
function visitorFiles(modules: readonly RegisteredModule[]): readonly string[] {
  return modules.flatMap((module) => {
    const fills = module.descriptor.slots.filter(({ slot }) => slot === visitorHomeSlot.name)
    const own = fills.flatMap(({ preload }) => preload.map((path) => module.base + path))
    return fills.length === 0 ? [] : [...startOf(module), ...own]
  })
}

const wokenFiles = (
  modules: readonly RegisteredModule[],
  isWoken: (when: 'member' | 'everyone' | undefined) => boolean,
): readonly string[] =>
  modules.filter(({ descriptor }) => isWoken(descriptor.wakes)).flatMap(startOf)

const linesOf = (when: string, files: readonly LoadedFile[]): readonly Line[] =>
  files.map((file) => ({
    name: `${when} ${nameOf(file)}`,
    ours: kilobytes(file.bytes),
    beside: '',
    count: file.bytes,
    target: '',
  }))

const homeScripts = async (): Promise<readonly LoadedFile[]> =>
  (await documentFiles(await builtModules(), home)).filter(isScript)

/** The sizes of the sources when the budget was set. */
const knownSources = join(import.meta.dirname, 'known-sources.json')

/** The scripts of the builds; the document has another one in itself. */
const builtScripts = async () => (await homeScripts()).filter(({ url }) => url.includes('/'))

/** Lists the scripts of the first load that browsers don't compile while they arrive. */
export async function compiledLate(): Promise<readonly string[]> {
  const built = await builtScripts()
  const texts = await Promise.all(built.map(({ url }) => readFile(pathOf(url), 'utf8')))
  return built.filter((_, at) => texts[at]?.startsWith(compiledAhead) !== true).map(nameOf)
}

/** Lists the sources of the first load that parse by themselves, so that a first view would wait for zod. */
export async function parsingInFirstLoad(): Promise<readonly string[]> {
  const built = await builtScripts()
  return (await Promise.all(built.map(({ url }) => parsingSources(pathOf(url))))).flat()
}

async function sourcesNow(): Promise<SourceSizes> {
  const built = await builtScripts()
  const files = await Promise.all(built.map(({ url }) => sourcesOfFile(pathOf(url))))
  const sizes: Record<string, number> = {}
  for (const [name, size] of files.flatMap(Object.entries)) sizes[name] = (sizes[name] ?? 0) + size
  return sizes
}

/** Keeps the sizes of the sources as they are, to compare later ones with. */
export async function keepSources(): Promise<void> {
  const sizes = Object.entries(await sourcesNow()).sort(([one], [other]) => (one < other ? -1 : 1))
  await writeFile(knownSources, `${JSON.stringify(Object.fromEntries(sizes), null, 2)}\n`)
}

/** Returns why the script of the first load is over a budget, with what grew most; undefined when it is within. */
export async function overBudget(budget: number): Promise<string | undefined> {
  const bytes = sum(await homeScripts())
  if (bytes <= budget) return undefined
  const known: SourceSizes = JSON.parse(await readFile(knownSources, 'utf8'))
  const grown = largestNewcomers(await sourcesNow(), known)
  return [
    `The script of the first load has ${bytes} bytes (brotli), ${bytes - budget} over its budget of ${budget}.`,
    'Import what a first view does not draw with import(), or from a file that holds nothing else.',
    'Grown most since the budget was set:',
    ...grown,
  ].join('\n')
}

/** The script that the document of the home page names, in bytes as sent. */
export async function firstLoadScript(): Promise<Line> {
  const files = await homeScripts()
  return {
    name: 'script of the first load',
    ours: kilobytes(sum(files)),
    beside: '',
    count: sum(files),
    target: 'at most 120 kB',
  }
}

/** Lists the files that the home page loads, with their bytes as sent, from the build alone. */
export async function firstLoad(): Promise<readonly Line[]> {
  const modules = await builtModules()
  const visitor = [...wokenFiles(modules, (when) => when === 'everyone'), ...visitorFiles(modules)]
  const member = wokenFiles(modules, (when) => when !== undefined)
  return [
    ...linesOf('first', await documentFiles(modules, home)),
    await firstLoadScript(),
    ...linesOf("then a visitor's", await sizes(visitor)),
    ...linesOf("then a member's", await sizes(member)),
  ]
}
