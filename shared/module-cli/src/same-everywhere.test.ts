import { mkdirSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { runProgram } from '@tessera/commands/run-program'
import { secondCheckout } from '@tessera/commands/second-checkout'
import { expect, onTestFinished, test } from 'vitest'

// On the disk of the checkout, in a folder that no tool looks into, so that files are linked and not copied.
const within = join(root, 'reports/another/and much deeper place')

/** Builds a module, or the shell, in a checkout unless it is built, and returns its whole descriptor. */
async function builtIn(checkout: string, { name, room }: Record<'name' | 'room', string>) {
  const dist = join(checkout, room, 'dist')
  const command = ['shared/module-cli/src/main.ts', 'build', name, '--json']
  const built = await runProgram(process.execPath, command, { NODE_ENV: '' }, checkout)
  expect(JSON.parse(built.printed)).toMatchObject({ ok: true, folder: dist })
  return readFile(join(dist, name === 'shell' ? 'shell.json' : 'module.json'), 'utf8')
}

test('a module, and the shell, that are built in another folder are the same, byte for byte', async () => {
  mkdirSync(within, { recursive: true })
  const other = await secondCheckout(within)
  onTestFinished(() => other.remove())
  // The descriptor has the hash of every file. The smallest module goes through all of a build that others do.
  for (const [name, room] of [
    ['admin', 'mfe-admin'],
    ['shell', 'shell'],
  ] as const) {
    rmSync(join(other.folder, room, 'dist'), { recursive: true, force: true })
    expect(await builtIn(other.folder, { name, room })).toBe(await builtIn(root, { name, room }))
  }
}, 180_000)
