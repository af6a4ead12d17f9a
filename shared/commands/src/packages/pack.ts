import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from '@tessera/contracts/schema'
import { contractVersion } from '@tessera/contracts/version'
import { root } from '../root.ts'
import { catalogOf } from './catalog.ts'
import { compile } from './compile.ts'
import { compiledText, packageOfImport } from './compiled-text.ts'
import { createFiles, createManifest } from './create-package.ts'
import { harnessFiles, harnessManifest } from './harness.ts'
import { type PackedManifest, packedManifest, SourceManifest, type Versions } from './manifest.ts'
import { importsIn, packageFaults } from './package-faults.ts'
import { isOfTests, type Published, published, scope } from './published.ts'
import { hashesOf, type PackedFile, tarball } from './tarball.ts'

/** A package in a tarball. */
export interface Packed {
  readonly name: string
  readonly version: string
  readonly file: string
  readonly integrity: string
  readonly shasum: string
  readonly bytes: number
  readonly manifest: PackedManifest
}

/** A package with its tarball. */
export interface PackedTarball extends Packed {
  readonly files: readonly PackedFile[]
  readonly tarball: Uint8Array
}

const utf8 = (text: string): Uint8Array => Buffer.from(text)

const isSource = (path: string): boolean => /\.tsx?$/.test(path)

/** Lists the files of a package that it is packed from, by their paths in the package. */
function filesOf({ folder, without }: Published): readonly string[] {
  return globSync(['src/**/*.*', 'samples/*.json', 'bin/*', 'README.md', '*.lock.json'], {
    cwd: join(root, 'shared', folder),
  })
    .filter((path) => !isOfTests(path) && without?.test(path) !== true)
    .toSorted()
}

/** Returns the sources that the packages are compiled from, by their paths in the checkout. */
export const sourcesOf = (packages: readonly Published[]): readonly string[] =>
  packages.flatMap((each) =>
    filesOf(each)
      .filter(isSource)
      .map((path) => `shared/${each.folder}/${path}`),
  )

const cssTypes = `declare const names: Readonly<Record<string, string>>
export default names
`

/** Returns the files of a package in their compiled form. */
function packedFiles(source: Published, compiled: string): readonly PackedFile[] {
  const from = join(root, 'shared', source.folder)
  return filesOf(source).flatMap((path): readonly PackedFile[] => {
    if (path.endsWith('.d.ts')) return []
    if (!isSource(path)) {
      const file = {
        path,
        bytes: readFileSync(join(from, path)),
        isProgram: path.startsWith('bin/'),
      }
      const types = path.replace(/\.css$/, '.d.css.ts')
      return path.endsWith('.module.css') ? [file, { path: types, bytes: utf8(cssTypes) }] : [file]
    }
    const name = path.replace(/\.tsx?$/, '')
    return ['.js', '.d.ts'].map((ending) => {
      const text = readFileSync(join(compiled, 'shared', source.folder, name + ending), 'utf8')
      return { path: name + ending, bytes: utf8(compiledText(text)) }
    })
  })
}

/** Returns the packages that files import. */
const importedBy = (files: readonly PackedFile[]): ReadonlySet<string> =>
  new Set(files.flatMap(importsIn).flatMap((name) => packageOfImport(name) ?? []))

/** Returns the tarball of files, with a manifest that follows from them. */
function packFiles(
  stated: SourceManifest,
  files: readonly PackedFile[],
  versions: Versions,
  before: readonly PackedManifest[],
): PackedTarball {
  const manifest = packedManifest(stated, importedBy(files), versions, before)
  const all = [
    ...files,
    { path: 'package.json', bytes: utf8(`${JSON.stringify(manifest, null, 2)}\n`) },
    { path: 'LICENSE', bytes: readFileSync(join(root, 'LICENSE')) },
  ]
  const bytes = tarball(all)
  const { name, version } = manifest
  return {
    name,
    version,
    file: `${name.slice(scope.length)}-${version}.tgz`,
    ...hashesOf(bytes),
    bytes: bytes.length,
    manifest,
    files: all,
    tarball: bytes,
  }
}

const statedBy = ({ folder }: Published): SourceManifest =>
  z.parse(
    SourceManifest,
    JSON.parse(readFileSync(join(root, 'shared', folder, 'package.json'), 'utf8')),
  )

/** Returns the versions that manifests name. */
function versionsNow(own: string = contractVersion): Versions {
  const { browserslist }: { readonly browserslist: readonly string[] } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  const workspace = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')
  return { own, catalog: catalogOf(workspace), browserslist }
}

/** Returns the tarballs of packages that are compiled in a folder. */
export function packCompiled(
  packages: readonly Published[],
  compiled: string,
): readonly PackedTarball[] {
  return packContents(contentsOf(packages, compiled), versionsNow())
}

/** A package before its manifest is known: what the checkout states, and the files. */
interface Contents {
  readonly stated: SourceManifest
  readonly files: readonly PackedFile[]
}

const contentsOf = (packages: readonly Published[], compiled: string): readonly Contents[] =>
  packages.map((source) => ({ stated: statedBy(source), files: packedFiles(source, compiled) }))

function packContents(contents: readonly Contents[], versions: Versions): readonly PackedTarball[] {
  const packed: PackedTarball[] = []
  for (const { stated, files } of contents) {
    const before = packed.map(({ manifest }) => manifest)
    packed.push(packFiles(stated, files, versions, before))
  }
  return packed
}

/**
 * Returns the version of packages: the contracts', with a mark of their files and manifests, so that a version
 * always means the same bytes. The mark begins with a letter: a number with a leading zero is no part of a version.
 */
export function markedVersion(packed: readonly PackedTarball[]): string {
  const hash = createHash('sha256')
  for (const { name, integrity } of packed) hash.update(`${name} ${integrity}\n`)
  return `${contractVersion}-a${hash.digest('hex').slice(0, 9)}`
}

/** Compiles all packages and returns their tarballs. Throws what would not work where they are installed. */
export async function packAll(): Promise<readonly PackedTarball[]> {
  const compiled = join(root, 'node_modules/.cache/tessera/packages')
  await compile(sourcesOf(published), compiled)
  const contents = [
    ...contentsOf(published, compiled),
    {
      stated: harnessManifest,
      files: await harnessFiles(join(root, 'node_modules/.cache/tessera/harness')),
    },
    { stated: createManifest, files: await createFiles(versionsNow().catalog) },
  ]
  // The tarballs without the mark say what the mark stands for.
  const unmarked = packContents(contents, versionsNow())
  const packed = packContents(contents, versionsNow(markedVersion(unmarked)))
  const faults = packed.flatMap(packageFaults)
  if (faults.length > 0) throw new Error(`The packages are not whole:\n${faults.join('\n')}`)
  return packed
}
