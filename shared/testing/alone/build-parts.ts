import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mergeRsbuildConfig } from '@rsbuild/core'
import { buildAt } from '@tessera/build/build-at'
import { readRoom } from '@tessera/commands/rooms'
import { root } from '@tessera/commands/root'
import { ShellFiles } from '@tessera/contracts/registry'
import { z } from '@tessera/contracts/schema'
import { buildFrame } from './build-frame.ts'
import { builtFolders } from './installed.ts'

/** Builds a folder into another place. */
async function buildTo(folder: string, to: string, mode: 'production' | 'development') {
  process.env.NODE_ENV = mode
  const { config } = await readRoom(folder)
  const output = { output: { distPath: { root: to } } }
  // The harness serves the shell, at an address of its own or the product's; scripts find the others beside them.
  const dev = { dev: { assetPrefix: 'auto' } }
  await buildAt(join(root, folder), mergeRsbuildConfig(config, output, dev, { mode }))
}

/** Lets the shell of development start with the hook of hot updates, as its development server does. */
async function addHook(folder: string): Promise<void> {
  const file = join(folder, 'shell.json')
  const shell = z.parse(ShellFiles, JSON.parse(await readFile(file, 'utf8')))
  const hook = { path: 'refresh-hook.js', kind: 'script', bytes: 0 } as const
  const files = [hook, ...shell.files.filter(({ path }) => path !== hook.path)]
  const initial = [hook.path, ...shell.initial]
  await writeFile(file, JSON.stringify({ ...shell, files, initial }))
}

const [out = ''] = process.argv.slice(2)
await buildFrame(join(out, builtFolders.frame))
await buildTo(builtFolders.stage, join(out, builtFolders.stage, 'dist'), 'production')
await buildTo('shell', join(out, builtFolders.shell), 'production')
await buildTo('shell', join(out, builtFolders.developmentShell), 'development')
await addHook(join(out, builtFolders.developmentShell))
