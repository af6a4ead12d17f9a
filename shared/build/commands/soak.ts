import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram } from './checks.ts'
import { killUnderLoad } from './kill-under-load.ts'
import { say, seconds, table } from './say.ts'

// What takes long: every property with very many inputs, and the service killed again and again.
const kills = Number(process.env.KILLS ?? 100)
const inputs = Number(process.env.INPUTS ?? 1_000_000)
const started = performance.now()

say(`Properties with ${inputs} inputs each …`)
const properties = await runProgram(
  'vitest',
  [
    'run',
    '--testTimeout=7200000',
    '--reporter=dot',
    'shared/contracts',
    'shared/bus',
    'shared/ui/src/grid',
  ],
  { PROPERTY_INPUTS: String(inputs), NO_COLOR: '1' },
)
if (!properties.ok) console.log(properties.output)

const folder = await mkdtemp(join(tmpdir(), 'tessera-soak-'))
let [acknowledged, lost] = [0, 0]
for (let round = 1; round <= kills; round += 1) {
  const result = await killUnderLoad(folder, round)
  acknowledged += result.acknowledged
  lost += result.lost
  if (round % 10 === 0)
    say(`${round} of ${kills} kills; ${acknowledged} saves acknowledged, ${lost} lost.`)
}
await rm(folder, { recursive: true, force: true })

const ok = properties.ok && lost === 0
console.log(
  table([
    ['properties', `${inputs} inputs each: ${properties.ok ? 'all held' : 'one failed'}`],
    ['kills', String(kills)],
    ['acknowledged', String(acknowledged)],
    ['lost', String(lost)],
    ['time', seconds(started)],
  ]),
)
process.exit(ok ? 0 : 1)
