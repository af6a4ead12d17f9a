import { spawnSync } from 'node:child_process'
import { root } from './root.ts'
import { writeSpecCoverage } from './spec-coverage.ts'

// Formats everything, mends what lint can mend by itself, and writes the spec coverage anew.
const { status } = spawnSync('biome', ['check', '--write', '.'], { cwd: root, stdio: 'inherit' })
writeSpecCoverage()
process.exit(status ?? 1)
