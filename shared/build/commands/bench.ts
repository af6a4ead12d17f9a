import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildChanged } from './build.ts'
import { root } from './root.ts'

// Measures the built product. The measures themselves live in bench/, which stands above this room.
await buildChanged()
const child = spawn(
  process.execPath,
  [join(root, 'bench/src/bench.ts'), ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
  },
)
child.on('exit', (code) => process.exit(code ?? 1))
