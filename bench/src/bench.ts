import { say } from '@tessera/build/commands/say'
import { busThroughput } from './bus-throughput.ts'
import type { Line } from './measure.ts'
import { pageLoad } from './page-load.ts'
import { atScale } from './service/at-scale.ts'
import { logIns } from './service/log-ins.ts'
import { serviceCalls } from './service/service-calls.ts'

function tableOf(lines: readonly Line[]): string {
  const rows = [
    ['what', 'ours', 'beside', 'ratio', 'target'],
    ...lines.map(({ name, ours, beside, ratio, target }) => [
      name,
      ours,
      beside,
      ratio.toFixed(2),
      target,
    ]),
  ]
  const widths = [0, 1, 2, 3, 4].map((at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  return rows
    .map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '))
    .join('\n')
}

const lines: Line[] = []
const scale = process.argv.find((argument) => /^--scale(=\d+)?$/.test(argument))
if (scale !== undefined) {
  // `--scale=100000` fills less, for a look in between.
  lines.push(...(await atScale(Number(scale.split('=')[1] ?? 1_000_000))))
} else {
  say('The bus …')
  lines.push(await busThroughput(1), await busThroughput(10))
  say('The service on PostgreSQL …')
  lines.push(...(await serviceCalls()))
  say('Log-ins beside other calls …')
  lines.push(...(await logIns()))
  say('The home page, federated and as one bundle …')
  lines.push(...(await pageLoad()))
}
console.log(`\n${tableOf(lines)}`)
process.exit(0)
