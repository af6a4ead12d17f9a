#!/usr/bin/env node
// Any Node of the machine runs this; the set-up hands over to the pinned one.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const setup = fileURLToPath(new URL('../../commands/setup.mjs', import.meta.url))
const child = spawn(process.execPath, [setup, 'module', ...process.argv.slice(2)], {
  stdio: 'inherit',
})
child.on('exit', (code) => process.exit(code ?? 1))
