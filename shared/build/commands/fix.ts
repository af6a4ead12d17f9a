import { spawnSync } from 'node:child_process'
import { root } from './root.ts'

// Formats everything and mends what lint can mend by itself.
const { status } = spawnSync('biome', ['check', '--write', '.'], { cwd: root, stdio: 'inherit' })
process.exit(status ?? 1)
