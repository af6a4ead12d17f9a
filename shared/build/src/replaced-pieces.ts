import { readdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { partsOfModules, partsOfShell, routerFiles } from './left-out.ts'

/** The packages that the pieces are of: their folders, as some package manager installed them. */
export interface ReplacedPackages {
  /** Those of the federation and of the query library. */
  readonly inPart: readonly string[]
  readonly router: string
}

/** A piece of other packages that the build replaces. Decision 055 has each one's bytes. */
export interface ReplacedPiece {
  readonly name: string
  /** Lists what of the packages does not fit the piece any more; empty while it fits. */
  misfits(packages: ReplacedPackages): Promise<readonly string[]>
}

function filesIn(folder: string): readonly string[] {
  const entries = readdirSync(realpathSync(folder), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
}

const exportsOf = async (path: string): Promise<readonly string[]> =>
  Object.keys(await import(/* @vite-ignore */ pathToFileURL(path).href))

async function addedExports(
  replaced: readonly string[],
  instead: string,
): Promise<readonly string[]> {
  const ours = await exportsOf(instead)
  const theirs = (await Promise.all(replaced.map(exportsOf))).flat()
  return theirs
    .filter((name) => !ours.includes(name))
    .map((name) => `exports ${name}, which the replacement lacks`)
}

/** Each alternative of a pattern names a file of its own. */
const filesNamed = (files: RegExp): number => files.source.split('|').length

const replacedFiles = (files: RegExp, { inPart }: ReplacedPackages): readonly string[] =>
  inPart.flatMap(filesIn).filter((path) => files.test(path))

function missing(files: RegExp, found: readonly string[]): readonly string[] {
  const wanted = filesNamed(files)
  return found.length >= wanted
    ? []
    : [`has ${found.length} of the ${wanted} files that ${files.source} names`]
}

const pieceOf = ([name, files]: readonly [string, RegExp], comparesExports: boolean) => ({
  name: `instead/${name}.ts`,
  async misfits(packages: ReplacedPackages) {
    const found = replacedFiles(files, packages)
    const gone = missing(files, found)
    if (gone.length > 0 || !comparesExports) return gone
    return addedExports(found, join(import.meta.dirname, `instead/${name}.ts`))
  },
})

const router: ReplacedPiece = {
  name: "the router's production files",
  async misfits(packages) {
    const [from, to] = routerFiles.map((path) => join(packages.router, path))
    const files = filesIn(packages.router)
    const root = realpathSync(packages.router)
    const gone = routerFiles.filter((path) => !files.includes(join(root, path)))
    if (gone.length > 0 || from === undefined || to === undefined)
      return gone.map((path) => `has no ${path}`)
    return addedExports([from], to)
  },
}

/** The pieces that the build replaces. */
export const replacedPieces: readonly ReplacedPiece[] = [
  ...Object.entries(partsOfShell).map((part) => pieceOf(part, true)),
  // A module's piece is a runtime of its own, with the protocol of containers alone.
  ...Object.entries(partsOfModules).map((part) => pieceOf(part, false)),
  router,
]
