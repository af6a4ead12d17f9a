import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { root } from '../root.ts'

/** The packages of the checkout that the harness holds, by their folders. Others it depends on. */
const held: Readonly<Record<string, string>> = {
  commands: 'shared/commands',
  demo: 'demo',
  server: 'server',
  testing: 'shared/testing',
  'ways-in': 'shared/ways-in',
}

const ofHeld = /^@tessera\/(commands|demo|server|testing|ways-in)\/(.+)$/

const manifests = new Map<string, Readonly<Record<string, string>>>()

function exportsOf(folder: string): Readonly<Record<string, string>> {
  const known = manifests.get(folder)
  if (known !== undefined) return known
  const { exports: stated }: { readonly exports: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  )
  manifests.set(folder, stated)
  return stated
}

/** Returns the file that an import of a package of the checkout names; undefined for other packages. */
export function heldFile(specifier: string): string | undefined {
  const [, name = '', part = ''] = ofHeld.exec(specifier) ?? []
  const folder = held[name]
  if (folder === undefined) return undefined
  const stated = exportsOf(folder)
  const target = stated[`./${part}`] ?? stated['./*']?.replace('*', part) ?? ''
  return posix.join(folder, target)
}

const named =
  /\bfrom\s+'([^'\n]+)'|\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?'([^'\n]+)'|^import\s+'([^'\n]+)'|\bnew URL\(\s*'(\.[^'\n]+\.ts)'|import\.meta\.dirname, '([^'\n]+\.ts)'/gm

function namedIn(path: string): readonly string[] {
  const text = readFileSync(join(root, path), 'utf8').replace(/^\s*(\*|\/\/|\/\*).*$/gm, '')
  return [...text.matchAll(named)].flatMap(([, ...names]) => {
    const name = names.find((each) => each !== undefined) ?? ''
    const file = /^[\w-]+\.ts$/.test(name) ? `./${name}` : name
    if (file.startsWith('.')) return [posix.join(posix.dirname(path), file)]
    return heldFile(name) ?? []
  })
}

/** Returns the files of the checkout that some files need, with them: sources, data and styles. */
export function neededBy(entries: readonly string[]): readonly string[] {
  const found = new Set<string>()
  const waiting = [...entries]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path) || !existsSync(join(root, path))) continue
    found.add(path)
    if (/\.tsx?$/.test(path)) waiting.push(...namedIn(path))
  }
  return [...found].toSorted()
}
