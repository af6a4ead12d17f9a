import { wholeChromium } from '@tessera/browsers/whole-chromium'
import { say, table } from '@tessera/commands/say'
import { type PartFlags, readPartFlags } from '../parts/part-flags.ts'
import { timedPart } from '../parts/timed-part.ts'
import { soakBrowsers } from './browsers/soak-browsers.ts'
import { runRowMutations } from './mutations/mutate-rows.ts'
import { runMutations } from './mutations/mutations.ts'
import { soakPackages } from './packages/soak-packages.ts'
import { runSpecs } from './run-specs.ts'
import { soakAds } from './soak-ads.ts'
import { soakBackup } from './soak-backup.ts'
import { soakBuilds } from './soak-builds.ts'
import { soakCatalog } from './soak-catalog.ts'
import { soakEarlier } from './soak-earlier.ts'
import { soakImport } from './soak-import.ts'
import { soakInstances } from './soak-instances.ts'
import { soakKills } from './soak-kills.ts'
import { soakLetters } from './soak-letters.ts'
import { soakMemory } from './soak-memory.ts'
import { soakMove } from './soak-move.ts'
import { type SoakFlag, soakFlags } from './soak-parts.ts'
import { soakPooler } from './soak-pooler.ts'
import { soakProcesses } from './soak-processes.ts'
import { soakBadInput, soakDatabases, soakProperties } from './soak-properties.ts'
import { soakProxy } from './soak-proxy.ts'
import { soakReaders } from './soak-readers.ts'
import { soakReplicas } from './soak-replicas.ts'
import { soakReports } from './soak-reports.ts'
import { soakRestore } from './soak-restore.ts'
import { soakSettings } from './soak-settings.ts'
import { skipsIn } from './soak-skips.ts'
import { soakStock } from './soak-stock.ts'
import { soakSwaps } from './soak-swaps.ts'
import { soakTeam } from './soak-team.ts'
import { soakTracing } from './soak-tracing.ts'
import { soakUpgrades } from './soak-upgrades.ts'
import { soakUploads } from './soak-uploads.ts'
import { soakWatching } from './soak-watching.ts'

const flags: PartFlags<SoakFlag> = readPartFlags(process.argv.slice(2), soakFlags)

/** Runs each part, by its flag. Returns true when nothing failed. */
const runs: Readonly<Record<SoakFlag, () => Promise<boolean>>> = {
  '--properties': soakProperties,
  '--bad-input': soakBadInput,
  '--databases': soakDatabases,
  '--calls': soakMemory,
  '--kills': soakKills,
  '--browsers': soakBrowsers,
  '--faults': () => runSpecs(['faults'], { FAULTS: 'all' }),
  '--alone': () => runSpecs(['alone.soak'], {}),
  '--extension': () => runSpecs(['extension.soak'], { CHROMIUM_PATH: wholeChromium() }),
  '--swaps': soakSwaps,
  '--uploads': soakUploads,
  '--catalog': soakCatalog,
  '--ads': soakAds,
  '--readers': soakReaders,
  '--pooler': soakPooler,
  '--upgrades': soakUpgrades,
  '--backup': soakBackup,
  '--reports': soakReports,
  '--packages': soakPackages,
  '--earlier': soakEarlier,
  '--team': soakTeam,
  '--watching': soakWatching,
  '--settings': soakSettings,
  '--proxy': soakProxy,
  '--processes': soakProcesses,
  '--instances': soakInstances,
  '--replicas': soakReplicas,
  '--letters': soakLetters,
  '--tracing': soakTracing,
  '--move': soakMove,
  '--import': soakImport,
  '--restore': soakRestore,
  '--stock': soakStock,
  '--builds': () => soakBuilds(flags.values.get('--release')?.[0]),
  '--mutations': () => {
    const rows = flags.values.get('--rows')
    return rows === undefined
      ? runMutations(flags.values.get('--mutations') ?? [])
      : runRowMutations(rows)
  },
}

const outcomes: [string, string][] = []
const skipped: [string, string][] = []
let allHeld = true
for (const part of flags.parts) {
  const { isWhole, why } = skipsIn(part.flag)
  for (const sentence of why) {
    say(`${part.flag} skips: ${sentence}`)
    skipped.push([part.flag, sentence])
  }
  if (isWhole) continue
  const held = await timedPart(part, runs[part.flag])
  allHeld &&= held
  outcomes.push([part.flag, held ? 'all held' : 'something failed; the output above says what'])
}
if (outcomes.length > 0) console.log(`\n${table(outcomes)}`)
say(skipped.length === 0 ? 'Nothing was skipped.' : 'Skipped:')
if (skipped.length > 0) console.log(table(skipped))
process.exit(allHeld ? 0 : 1)
