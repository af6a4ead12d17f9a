import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from '../commands/root.ts'
import { runProgram } from '../commands/run-program.ts'

// In a folder that no tool looks into, on the disk of the checkout, so that files are linked and not copied.
mkdirSync(join(root, 'reports'), { recursive: true })
const place = mkdtempSync(join(root, 'reports/same-everywhere-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))

const needed = [
  ...['shared', 'mfe-advertiser', 'node_modules', 'package.json', 'tsconfig.base.json'],
  ...['pnpm-lock.yaml', 'pnpm-workspace.yaml'],
]

/** Builds a module in a copy of the checkout, and returns its whole descriptor. */
async function builtIn(folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true })
  const how = process.platform === 'linux' ? '-al' : '-a'
  const copied = await runProgram('cp', [how, ...needed, folder])
  expect(copied.output).toBe('')
  const dist = join(folder, 'mfe-advertiser/dist')
  rmSync(dist, { recursive: true, force: true })
  const command = ['shared/module-cli/src/main.ts', 'build', 'advertiser', '--json']
  const built = await runProgram(process.execPath, command, { NODE_ENV: '' }, folder)
  expect(JSON.parse(built.printed)).toMatchObject({ ok: true, folder: dist })
  return readFile(join(dist, 'module.json'), 'utf8')
}

test('a module that is built in two folders is the same, byte for byte', async () => {
  const one = await builtIn(join(place, 'a'))
  const other = await builtIn(join(place, 'another/and much deeper place'))
  // The descriptor has the hash of every file.
  expect(other).toBe(one)
}, 180_000)
