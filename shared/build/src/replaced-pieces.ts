import { readdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { routerFiles } from './left-out.ts'

/** The packages that the pieces are of: their folders, as some package manager installed them. */
export interface ReplacedPackages {
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

async function addedExports(replaced: string, instead: string): Promise<readonly string[]> {
  const ours = await exportsOf(instead)
  const theirs = await exportsOf(replaced)
  return theirs
    .filter((name) => !ours.includes(name))
    .map((name) => `exports ${name}, which the replacement lacks`)
}

const router: ReplacedPiece = {
  name: "the router's production files",
  async misfits(packages) {
    const [from, to] = routerFiles.map((path) => join(packages.router, path))
    const files = filesIn(packages.router)
    const root = realpathSync(packages.router)
    const gone = routerFiles.filter((path) => !files.includes(join(root, path)))
    if (gone.length > 0 || from === undefined || to === undefined)
      return gone.map((path) => `has no ${path}`)
    return addedExports(from, to)
  },
}

/** The pieces that the build replaces. */
export const replacedPieces: readonly ReplacedPiece[] = [router]
