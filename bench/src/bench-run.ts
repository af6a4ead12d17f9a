import { type BenchFlag, benchFlags } from './bench-parts.ts'
import type { Line } from './measure.ts'
import { measures } from './measures.ts'
import { type PartFlags, readPartFlags } from './parts/part-flags.ts'
import { timedPart } from './parts/timed-part.ts'
import {
  beforeText,
  grownSince,
  keepRelease,
  type ReleaseFigures,
  readRelease,
  withLines,
} from './release-figures.ts'

function tableOf(lines: readonly Line[], release: ReleaseFigures): string {
  const rows = [
    ['what', 'ours', 'beside', 'ratio', 'last release', 'target'],
    ...lines.map((line) => [
      line.name,
      line.ours,
      line.beside,
      line.ratio?.toFixed(2) ?? '',
      beforeText(line, release),
      line.target,
    ]),
  ]
  const widths = [0, 1, 2, 3, 4, 5].map((at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  )
  return rows
    .map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '))
    .join('\n')
}

const { parts, values }: PartFlags<BenchFlag> = readPartFlags(process.argv.slice(2), benchFlags)
const isKept = values.has('--keep')
const release = await readRelease()
const lines: Line[] = []
for (const part of parts) {
  const measure = measures[part.flag]
  const measured = await timedPart(part, () => measure((flag) => values.get(flag)?.[0], isKept))
  // Said at once, so that a later part that fails takes no figures with it.
  console.log(`\n${tableOf(measured, release)}\n`)
  lines.push(...measured)
}
console.log(`\n${grownSince(lines, release).join('\n')}`)
// At a release, what was measured takes the place of what was kept of it.
if (isKept) await keepRelease(withLines(release, lines, new Date().toISOString().slice(0, 10)))
process.exit(0)
