import { spawn } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { root } from './root.ts'

/** Reads `--data DIR`, as `npm start` does. All other arguments go to the service's command. */
function dataOf(args: string[]): string {
  const at = args.indexOf('--data')
  const [, given] = at < 0 ? [] : args.splice(at, 2)
  return resolve(given ?? process.env.DATA_DIR ?? `${root}/.tessera/data`)
}

const args = process.argv.slice(2)
const data = dataOf(args)
await mkdir(data, { recursive: true, mode: 0o700 })
const child = spawn(process.execPath, [join(root, 'demo/src/fill.ts'), ...args], {
  cwd: root,
  env: { ...process.env, DATA_DIR: data, MODE: process.env.MODE ?? 'local' },
  stdio: 'inherit',
})
child.on('exit', (code) => process.exit(code ?? 1))
