import { spawnSync } from 'node:child_process'
import { root } from './root.ts'
import { writeSpecCoverage } from './spec-coverage.ts'
import { writeErrors } from './write-errors.ts'

// Formats everything, mends what lint can mend by itself, and writes the made documents anew.
const { status } = spawnSync('biome', ['check', '--write', '.'], { cwd: root, stdio: 'inherit' })
writeErrors()
await writeSpecCoverage()
process.exit(status ?? 1)
