import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { registerBuilt } from '@tessera/build/commands/registry-file'
import { moduleRooms } from '@tessera/build/commands/rooms'
import { root } from '@tessera/build/commands/root'
import { findPage } from '@tessera/contracts/find-page'
import { type RegisteredModule, ShellFiles } from '@tessera/contracts/registry'
import { z } from '@tessera/contracts/schema'
import { visitorHomeSlot } from '@tessera/contracts/slots'
import { oldBrowserScript } from '@tessera/server/web/old-browser'
import { hintsFor, shellFiles } from '@tessera/server/web/page-files'
import type { Line } from '../measure.ts'

interface LoadedFile {
  readonly url: string
  /** With brotli, where the build has such a copy. */
  readonly bytes: number
}

const home = '/'
const kilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`
const isScript = ({ url }: LoadedFile): boolean => url.endsWith('.js')
const sum = (files: readonly LoadedFile[]): number =>
  files.reduce((all, { bytes }) => all + bytes, 0)

/** Returns a file's name without the hash of its content. */
const nameOf = ({ url }: LoadedFile): string =>
  url.replace(/static\/\w+\/(async\/)?/, '').replace(/\.[0-9a-f]{10}(?=\.)/, '')

async function sized(url: string): Promise<LoadedFile> {
  const [folder = '', ...path] = url.split('/')
  const file = join(root, folder, 'dist', ...path)
  const { size } = await stat(`${file}.br`).catch(() => stat(file))
  return { url, bytes: size }
}

const sizes = (urls: readonly string[]): Promise<readonly LoadedFile[]> =>
  Promise.all([...new Set(urls)].map(sized))

/** Returns the modules of this checkout; the base of each is its folder. */
async function builtModules(): Promise<readonly RegisteredModule[]> {
  return Promise.all(
    (await moduleRooms()).map(async (room) => ({
      ...(await registerBuilt(room, '')),
      base: `${room.folder}/`,
    })),
  )
}

/** Returns the files that the document of the home page names; visitors and members get the same. */
async function homeFiles(modules: readonly RegisteredModule[]): Promise<readonly LoadedFile[]> {
  const text = await readFile(join(root, 'shell/dist/shell.json'), 'utf8')
  const shell = { ...z.parse(ShellFiles, JSON.parse(text)), base: 'shell/' }
  const named = [...shellFiles(shell), ...hintsFor(findPage(modules, home), 'en')]
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
    target: '',
  }))

/** The script that the document of the home page names, in bytes as sent. */
export async function firstLoadScript(): Promise<Line> {
  const files = (await homeFiles(await builtModules())).filter(isScript)
  return {
    name: 'script of the first load',
    ours: kilobytes(sum(files)),
    beside: '',
    target: 'at most 150 kB',
  }
}

/** Lists the files that the home page loads, with their bytes as sent, from the build alone. */
export async function firstLoad(): Promise<readonly Line[]> {
  const modules = await builtModules()
  const visitor = [...wokenFiles(modules, (when) => when === 'everyone'), ...visitorFiles(modules)]
  const member = wokenFiles(modules, (when) => when !== undefined)
  return [
    ...linesOf('first', await homeFiles(modules)),
    await firstLoadScript(),
    ...linesOf("then a visitor's", await sizes(visitor)),
    ...linesOf("then a member's", await sizes(member)),
  ]
}
