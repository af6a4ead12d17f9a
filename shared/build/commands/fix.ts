import { spawnSync } from 'node:child_process'
import { writeContractVersion } from './contract.ts'
import { root } from './root.ts'
import { writeSpecCoverage } from './spec-coverage.ts'
import { writeCallIndex } from './write-call-index.ts'
import { writeErrors } from './write-errors.ts'

// Writes the generated files, then formats everything and fixes what lint can fix.
writeCallIndex()
writeContractVersion()
const { status } = spawnSync('biome', ['check', '--write', '.'], { cwd: root, stdio: 'inherit' })
writeErrors()
await writeSpecCoverage()
process.exit(status ?? 1)
