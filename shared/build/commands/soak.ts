import { soakBrowsers } from './browsers/soak-browsers.ts'
import { runMutations } from './mutations/mutations.ts'
import { runProgram } from './run-program.ts'
import { runSpecs } from './run-specs.ts'
import { say, seconds, table } from './say.ts'
import { soakAds } from './soak-ads.ts'
import { soakBuilds } from './soak-builds.ts'
import { soakCatalog } from './soak-catalog.ts'
import { killOften } from './soak-kills.ts'
import { watchMemory } from './soak-memory.ts'
import { soakNext } from './soak-next.ts'
import { soakReports } from './soak-reports.ts'
import { soakSwaps } from './soak-swaps.ts'
import { soakUploads } from './soak-uploads.ts'

const [asked, ...rest] = process.argv.slice(2)
if (asked === '--browsers') process.exit((await soakBrowsers()) ? 0 : 1)
if (asked === '--faults') {
  say('Every module with every fault …')
  const ok = await runSpecs(['faults'], { FAULTS: 'all' })
  say(ok ? 'Each degraded its own region alone.' : 'Some did not; the output above names them.')
  process.exit(ok ? 0 : 1)
}
if (asked === '--alone') {
  say('Every view of every module alone, in every state of the answers …')
  const ok = await runSpecs(['alone.soak'], {})
  say(ok ? 'Each showed something.' : 'Some did not; the output above names them.')
  process.exit(ok ? 0 : 1)
}
if (asked === '--extension') {
  say('The browser extension, loaded unpacked …')
  const ok = await runSpecs(['extension.soak'], {})
  say(ok ? 'It works in this Chromium.' : 'It does not; the output above says why.')
  process.exit(ok ? 0 : 1)
}
if (asked === '--ads') process.exit((await soakAds()) ? 0 : 1)
if (asked === '--builds') process.exit((await soakBuilds()) ? 0 : 1)
if (asked === '--catalog') process.exit((await soakCatalog()) ? 0 : 1)
if (asked === '--next') process.exit((await soakNext()) ? 0 : 1)
if (asked === '--reports') process.exit((await soakReports()) ? 0 : 1)
if (asked === '--swaps') process.exit((await soakSwaps()) ? 0 : 1)
if (asked === '--uploads') process.exit((await soakUploads()) ? 0 : 1)
if (asked === '--mutations') process.exit((await runMutations(rest)) ? 0 : 1)

// The long-running checks: every property with many inputs, the service killed many times, and its
// memory under many calls.
const kills = Number(process.env.KILLS ?? 200)
const inputs = Number(process.env.INPUTS ?? 1_000_000)
const inputsACall = Number(process.env.INPUTS_A_CALL ?? 10_000)
const inputsAtTheDoor = Number(process.env.INPUTS_AT_THE_DOOR ?? 100_000)
const calls = Number(process.env.CALLS ?? 100_000)
const started = performance.now()

const testsMilliseconds = 24 * 3_600_000

async function held(folders: readonly string[], environment: NodeJS.ProcessEnv): Promise<boolean> {
  const result = await runProgram(
    'vitest',
    ['run', `--testTimeout=${testsMilliseconds}`, '--reporter=dot', ...folders],
    { ...environment, NO_COLOR: '1' },
  )
  if (!result.ok) console.log(result.output)
  return result.ok
}

say(`Properties with ${inputs} inputs each …`)
const properties =
  inputs === 0 ||
  (await held(['shared/contracts', 'shared/bus', 'shared/ui/src/grid'], {
    PROPERTY_INPUTS: String(inputs),
  }))

say(`Bad input, ${inputsACall} for each call and ${inputsAtTheDoor} for those of getting in …`)
const badInput =
  inputsACall === 0 ||
  (await held(['server/src/conformance/hostile-input.test.ts'], {
    INPUTS_A_CALL: String(inputsACall),
    INPUTS_AT_THE_DOOR: String(inputsAtTheDoor),
  }))

say('Mixed calls …')
const memory =
  calls === 0 ? [] : [await watchMemory('PostgreSQL', calls), await watchMemory('PGlite', calls)]

say('Kills …')
const killed =
  kills === 0 ? [] : [await killOften('PGlite', kills), await killOften('PostgreSQL', kills)]

const outcome = (ok: boolean, asked: number): string =>
  asked === 0 ? 'left out' : ok ? 'all held' : 'one failed'
console.log(
  table([
    ['properties', `${inputs} inputs each: ${outcome(properties, inputs)}`],
    [
      'bad input',
      `${inputsACall} inputs a call, ${inputsAtTheDoor} to get in: ${outcome(badInput, inputsACall)}`,
    ],
    ...memory.flatMap(({ rows }) => rows),
    ...killed.flatMap(({ rows }) => rows),
    ['time', seconds(started)],
  ]),
)
const ok = properties && badInput && [...memory, ...killed].every((each) => each.ok)
process.exit(ok ? 0 : 1)
