import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RsbuildConfig } from '@rsbuild/core'
import { definitionAt } from './definition-at.ts'

/** The shell or a module: a folder that is built for the browser. */
export interface Room {
  /** The folder in its repository, and the name: for a module, what follows 'mfe-'. */
  readonly folder: string
  readonly name: string
  /** The port of its origin while the product runs on port 3000. */
  readonly port: number
  readonly config: RsbuildConfig
  /** True for a repository without `rsbuild.config.ts`, which its own script `bundle` builds. */
  readonly isForeign?: true
}

/** The folder of a module that has a repository of its own. */
export const wholeRepository = '.'

/** Returns the name of the module, or the shell, in a folder of a repository. */
export const nameIn = async (root: string, folder: string): Promise<string> =>
  folder === wholeRepository ? (await definitionAt(root)).name : folder.replace(/^mfe-/, '')

/** Reads a folder of a repository that is built for the browser. */
export async function readRoomOf(root: string, folder: string): Promise<Room> {
  // The configuration differs between builds and development, and one process may do both.
  const path = join(root, folder, 'rsbuild.config.ts')
  const name = await nameIn(root, folder)
  if (folder === wholeRepository && !existsSync(path))
    return { folder, name, port: 0, config: {}, isForeign: true }
  const address = pathToFileURL(path)
  address.search = process.env.NODE_ENV ?? ''
  const { default: config }: { default: RsbuildConfig } = await import(address.href)
  return { folder, name, port: config.server?.port ?? 0, config }
}

/** True for a folder that holds a module. */
export const holdsModule = (folder: string): boolean => existsSync(join(folder, 'src/module.ts'))

/** Returns the folders of a repository's modules: those named mfe-*, or the repository itself. */
export const moduleFoldersOf = (root: string): readonly string[] =>
  holdsModule(root)
    ? [wholeRepository]
    : readdirSync(root)
        .filter((name) => name.startsWith('mfe-') && holdsModule(join(root, name)))
        .sort()
