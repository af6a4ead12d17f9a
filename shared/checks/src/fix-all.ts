import { spawnSync } from 'node:child_process'
import { root } from '@tessera/commands/root'
import { writeConfiguration } from './configuration-page/write-configuration.ts'
import { writeContractVersion } from './contract.ts'
import { writeData } from './data-page/write-data.ts'
import { completeLanguages, faultsOfLanguages } from './languages/check-languages.ts'
import { writeAppIcons } from './made/app-icons.ts'
import { writeOutsideScripts } from './made/outside-scripts.ts'
import { writeTypefaces } from './made/typefaces.ts'
import { writeErrors } from './made/write-errors.ts'
import { writeMetrics } from './metrics-page/write-metrics.ts'
import { writeMap } from './platform-map/write-map.ts'
import { writeSpecCoverage } from './spec-coverage.ts'

// Writes the generated files, then formats everything and fixes what lint can fix.
writeContractVersion()
completeLanguages()
await writeOutsideScripts()
writeAppIcons()
await writeTypefaces()
const { status } = spawnSync('biome', ['check', '--write', '.'], { cwd: root, stdio: 'inherit' })
writeErrors()
await writeMap()
await writeConfiguration()
await writeData()
await writeMetrics()
await writeSpecCoverage()
for (const fault of faultsOfLanguages()) console.log(`· ${fault}`)
process.exit(status ?? 1)
