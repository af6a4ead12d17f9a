import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { runProgram } from '@tessera/commands/run-program'
import { afterAll, expect, test } from 'vitest'

// In a folder that no tool looks into, on the disk of the checkout, so that files are linked and not copied.
mkdirSync(join(root, 'reports'), { recursive: true })
const place = mkdtempSync(join(root, 'reports/same-everywhere-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))

const needed = [
  'shared',
  'shell',
  'mfe-admin',
  'node_modules',
  'package.json',
  'tsconfig.base.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'CODEOWNERS',
]

/** Copies the checkout. */
async function copyTo(folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true })
  const how = process.platform === 'linux' ? '-al' : '-a'
  const copied = await runProgram('cp', [how, ...needed, folder])
  expect(copied.output).toBe('')
  return folder
}

/** Builds a module, or the shell, in a checkout unless it is built, and returns its whole descriptor. */
async function builtIn(checkout: string, { name, room }: Record<'name' | 'room', string>) {
  const dist = join(checkout, room, 'dist')
  const command = ['shared/module-cli/src/main.ts', 'build', name, '--json']
  const built = await runProgram(process.execPath, command, { NODE_ENV: '' }, checkout)
  expect(JSON.parse(built.printed)).toMatchObject({ ok: true, folder: dist })
  return readFile(join(dist, name === 'shell' ? 'shell.json' : 'module.json'), 'utf8')
}

test('a module, and the shell, that are built in another folder are the same, byte for byte', async () => {
  const other = await copyTo(join(place, 'another/and much deeper place'))
  // The descriptor has the hash of every file. The smallest module goes through all of a build that others do.
  for (const [name, room] of [
    ['admin', 'mfe-admin'],
    ['shell', 'shell'],
  ] as const) {
    rmSync(join(other, room, 'dist'), { recursive: true, force: true })
    expect(await builtIn(other, { name, room })).toBe(await builtIn(root, { name, room }))
  }
}, 180_000)
