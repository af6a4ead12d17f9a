import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtFiles } from '@tessera/build/describe'
import { root } from '@tessera/commands/root'
import type { BuiltFile, ModuleDescriptor } from '@tessera/contracts/registry'
import { buildStock } from './stock-build.ts'

/** A build of somebody else's bundler, which stands in for any module. */
export interface StockBuild {
  readonly files: readonly BuiltFile[]
  read(path: string): Promise<Buffer>
  remove(): Promise<void>
}

// The page says which module the build stands for (`standsFor`).
const moduleText = `
  const { name, pages } = globalThis.stockModule
  const load = async () => (await import('./page.js')).default
  export default { name, version: '1.0.0',
    pages: Object.fromEntries(pages.map((page) => [page, { load }])) }`

/** The page uses a React of its own, which the shell's does not know. */
const pageText = `
  import { useState } from 'react'
  export default () => useState('This page works.')[0]`

/** Builds a module with the stock federation plugin, which brings a React of its own. */
export async function makeStockBuild(): Promise<StockBuild> {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-stock-'))
  await mkdir(join(folder, 'node_modules'))
  await symlink(join(root, 'shell/node_modules/react'), join(folder, 'node_modules/react'))
  await writeFile(join(folder, 'module.js'), moduleText)
  await writeFile(join(folder, 'page.js'), pageText)
  await buildStock(folder)
  const dist = join(folder, 'dist')
  return {
    files: await builtFiles(dist),
    read: (path) => readFile(join(dist, path)),
    remove: () => rm(folder, { recursive: true }),
  }
}

const bare = <View extends { readonly preload: string[] }>(view: View) => ({ ...view, preload: [] })

/** Returns a module's descriptor with the stock build's files instead of its own. */
export function stockDescriptor(
  { importsNothing: _, languages: __, ...descriptor }: ModuleDescriptor,
  files: readonly BuiltFile[],
): ModuleDescriptor {
  return {
    ...descriptor,
    container: 'stock',
    entry: 'remoteEntry.js',
    preload: [],
    files: [...files],
    pages: descriptor.pages.map(bare),
    overlays: descriptor.overlays.map(bare),
    slots: descriptor.slots.map(bare),
  }
}

/** The facts about the module that the page passes to the build. */
export const standsFor = ({ name, pages }: ModuleDescriptor) => ({
  name,
  pages: pages.map((page) => page.name),
})
