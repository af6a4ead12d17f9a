import { globSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { root } from '../root.ts'
import { runProgram } from '../run-program.ts'
import { compile } from './compile.ts'
import { compiledText } from './compiled-text.ts'
import { heldFile, neededBy } from './harness-sources.ts'
import type { SourceManifest } from './manifest.ts'
import type { PackedFile } from './tarball.ts'

/** The exports of the harness, as files of the checkout. */
const harnessExports = {
  './alone': 'shared/testing/alone/main.ts',
  './through': 'shared/testing/alone/through.ts',
  './service': 'shared/testing/src/service.ts',
  './test-pages': 'shared/testing/src/test-pages.ts',
} as const

/** The manifest of the harness, which is no package of the checkout. */
export const harnessManifest: SourceManifest = {
  name: '@tessera/harness',
  description: 'The shell, the service in memory and a small demo world, for running one module.',
  license: 'MIT',
  exports: Object.fromEntries(
    Object.entries(harnessExports).map(([key, file]) => [key, `./${file}`]),
  ),
  dependencies: {},
}

/** Files that it starts by their paths. */
const started = [
  'shared/testing/src/service-process.ts',
  'shared/commands/src/from-source/describe-source.ts',
]

/** Data that it reads by folders. */
const data = [
  'server/migrations/**/*.{sql,json}',
  'demo/world/**/*.*',
  'demo/{pictures,portraits,prints}/**/*.webp',
]

const heldImport = /((?:\bfrom|\bimport)\s*\(?\s*)(['"])(@tessera\/[^'"\n]+)\2/g

/** Returns a compiled text that names files of the harness where the source names packages of the checkout. */
const withinHarness = (path: string, text: string): string =>
  text.replace(heldImport, (whole, before: string, quote: string, name: string) => {
    const file = heldFile(name)
    if (file === undefined) return whole
    const relative = posix.relative(posix.dirname(path), file.replace(/\.tsx?$/, '.js'))
    return `${before}${quote}${relative.startsWith('.') ? relative : `./${relative}`}${quote}`
  })

const isSource = (path: string): boolean => /(?<!\.d)\.tsx?$/.test(path)

/** Returns the sources of the harness. */
const harnessSources = (): readonly string[] =>
  neededBy([...Object.values(harnessExports), ...started])

function packedSource(path: string, compiled: string, typed: ReadonlySet<string>): PackedFile[] {
  const name = path.replace(/\.tsx?$/, '')
  return ['.js', ...(typed.has(path) ? ['.d.ts'] : [])].map((ending) => {
    const text = compiledText(readFileSync(join(compiled, name + ending), 'utf8'))
    return { path: name + ending, bytes: Buffer.from(withinHarness(path, text)) }
  })
}

/** Builds and compiles the harness, laid out as the checkout, into a folder, and returns its files. */
export async function harnessFiles(to: string): Promise<readonly PackedFile[]> {
  const [compiled, types, built] = [join(to, 'compiled'), join(to, 'types'), join(to, 'built')]
  const files = harnessSources()
  const sources = files.filter(isSource)
  const ours = /^shared\/testing\/(src\/|alone\/through\.ts$)/
  const typed = sources.filter((path) => ours.test(path))
  await compile(sources, compiled, { declaration: false })
  await compile(typed, types)
  await rm(built, { recursive: true, force: true })
  const made = await runProgram(process.execPath, ['shared/testing/alone/build-parts.ts', built])
  if (!made.ok) throw new Error(`The harness could not be built. Fix this:\n${made.output.trim()}`)
  const parts = globSync('**/*.*', { cwd: built })
    .filter((path) => !/\.(map|br|gz)$|(^|\/)mf-stats\.json$|replaced\.json$/.test(path))
    .toSorted()
  const read = (folder: string) => (path: string) => ({
    path,
    bytes: readFileSync(join(folder, path)),
  })
  const declared = new Set(typed)
  return [
    ...sources.flatMap((path) => {
      const [script] = packedSource(path, compiled, new Set())
      const [, declaration] = declared.has(path) ? packedSource(path, types, declared) : []
      return [script, declaration].filter((file) => file !== undefined)
    }),
    ...files.filter((path) => !isSource(path) && !path.endsWith('.d.ts')).map(read(root)),
    ...globSync(data, { cwd: root }).toSorted().map(read(root)),
    ...parts.map(read(built)),
    // A program, which gives nothing.
    { path: harnessExports['./alone'].replace('.ts', '.d.ts'), bytes: Buffer.from('export {}\n') },
  ]
}
