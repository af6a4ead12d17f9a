import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildChanged } from './build.ts'
import { root } from './root.ts'
import { youngFlag } from './service.ts'

// Measures the built product. The benchmarks are in bench/, which this package must not import.
// The service is measured as it is started: with V8's own room for what is young, a collection takes
// some ten times as long, and comes about once in a hundred calls.
await buildChanged()
const child = spawn(
  process.execPath,
  [youngFlag, join(root, 'bench/src/bench.ts'), ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
  },
)
child.on('exit', (code) => process.exit(code ?? 1))
