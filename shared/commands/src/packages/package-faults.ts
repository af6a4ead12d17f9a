import { posix } from 'node:path'
import { importsOf, packageOfImport, styleImports } from './compiled-text.ts'
import type { PackedManifest } from './manifest.ts'
import { published, scope } from './published.ts'
import type { PackedFile } from './tarball.ts'

/** A package to look at: its manifest and its files. */
interface Looked {
  readonly manifest: PackedManifest
  readonly files: readonly PackedFile[]
}

const upwards = /(['"`])((?:\.\.\/)+[^'"`\n]*|(?:\.\.\/)*\.\.)\1/g

/** Returns the path in the package that a file names; undefined when it is outside of the package. */
function within(from: string, name: string): string | undefined {
  const path = posix.join(posix.dirname(from), name)
  return path.startsWith('..') ? undefined : path
}

/** True for a file of a bundle, which imports nothing. */
const isBuilt = (path: string): boolean => /(^|\/)(built|dist)\//.test(path)

/** Returns what a file imports: of its package, and of others. */
export function importsIn({ path, bytes }: PackedFile): readonly string[] {
  if (isBuilt(path)) return []
  const text = Buffer.from(bytes).toString('utf8')
  if (path.endsWith('.css')) return styleImports(text)
  return /\.(js|mjs|ts)$/.test(path) ? importsOf(text) : []
}

function fileFaults(
  file: PackedFile,
  { manifest }: Looked,
  known: ReadonlySet<string>,
): readonly string[] {
  const { path } = file
  const declared = { ...manifest.dependencies, ...manifest.peerDependencies }
  const faults: string[] = []
  for (const name of importsIn(file)) {
    const other = packageOfImport(name)
    if (other === undefined) {
      const target = within(path, name)
      const named = path.endsWith('.d.ts') ? target?.replace(/\.js$/, '.d.ts') : target
      if (named === undefined || !known.has(named))
        faults.push(`${path} imports ${name}, which is not in the package`)
    } else if (other === 'node:') {
      if (declared['@types/node'] === undefined)
        faults.push(`${path} imports ${name} without @types/node`)
    } else if (other !== manifest.name && declared[other] === undefined)
      faults.push(`${path} imports ${name}, which package.json does not name`)
  }
  if (/\.m?js$/.test(path) && !isBuilt(path))
    for (const [, , name = ''] of Buffer.from(file.bytes).toString('utf8').matchAll(upwards))
      if (within(path, name) === undefined)
        faults.push(`${path} names ${name}, outside of the package`)
  return faults
}

/** Returns the files that an export gives, of which a pattern gives all that are there. */
function exportFaults({ manifest }: Looked, known: ReadonlySet<string>): readonly string[] {
  return Object.entries(manifest.exports).flatMap(([key, target]) => {
    const files = typeof target === 'string' ? [target] : [target.types, target.default]
    return files
      .map((path) => path.replace(/^\.\//, ''))
      .filter((path) => !(path.includes('*') ? matchesSome(path, known) : known.has(path)))
      .map((path) => `the export ${key} gives ${path}, which is not in the package`)
  })
}

function matchesSome(pattern: string, known: ReadonlySet<string>): boolean {
  const [before = '', after = ''] = pattern.split('*')
  return [...known].some((path) => path.startsWith(before) && path.endsWith(after))
}

const offered: ReadonlySet<string> = new Set(published.map(({ folder }) => scope + folder))

function manifestFaults({ manifest }: Looked): readonly string[] {
  const ranges = Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies })
  const local = ranges.filter(([, range]) => !/^[\^~]?\d+\.\d+\.\d+/.test(range))
  const absent = ranges.filter(([name]) => name.startsWith(scope) && !offered.has(name))
  return [
    ...local.map(
      ([name, range]) => `package.json wants ${name} as '${range}', which only this checkout knows`,
    ),
    ...absent.map(([name]) => `package.json wants ${name}, which teams cannot install`),
  ]
}

/** Returns why a package would not work where it is installed, one sentence for each fault. */
export function packageFaults(looked: Looked): readonly string[] {
  const known = new Set(looked.files.map(({ path }) => path))
  const sources = [...known].filter((path) => /(?<!\.d)(?<!\.d\.css)\.tsx?$/.test(path))
  return [
    ...sources.map((path) => `${path} is a source`),
    ...looked.files.flatMap((file) => fileFaults(file, looked, known)),
    ...exportFaults(looked, known),
    ...manifestFaults(looked),
  ].map((fault) => `${looked.manifest.name}: ${fault}.`)
}
