import { spawnSync } from 'node:child_process'
import { writeAppIcons } from './made/app-icons.ts'
import { writeConfiguration } from './configuration-page/write-configuration.ts'
import { writeContractVersion } from './contract.ts'
import { completeLanguages, faultsOfLanguages } from './languages/check-languages.ts'
import { writeOutsideScripts } from './made/outside-scripts.ts'
import { writeMap } from './platform-map/write-map.ts'
import { root } from '@tessera/commands/root'
import { writeSpecCoverage } from './spec-coverage.ts'
import { writeCallIndex } from './made/write-call-index.ts'
import { writeErrors } from './made/write-errors.ts'

// Writes the generated files, then formats everything and fixes what lint can fix.
writeCallIndex()
writeContractVersion()
completeLanguages()
await writeOutsideScripts()
writeAppIcons()
const { status } = spawnSync('biome', ['check', '--write', '.'], { cwd: root, stdio: 'inherit' })
writeErrors()
await writeMap()
await writeConfiguration()
await writeSpecCoverage()
for (const fault of faultsOfLanguages()) console.log(`· ${fault}`)
process.exit(status ?? 1)
