import { say, table } from '@tessera/commands/say'
import { startKilling } from './kill-under-load.ts'
import { type DatabaseKind, newPlace } from './soak-database.ts'

/** The result of killing a service many times, as rows of the table. */
interface Kills {
  readonly ok: boolean
  readonly rows: readonly (readonly [string, string])[]
}

/** Max time of a start with existing data. */
const startMilliseconds = 3_000

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0

/** Kills a service of one kind with -9 amid saves, again and again on the same data. */
async function killOften(kind: DatabaseKind, kills: number): Promise<Kills> {
  const place = await newPlace(kind)
  const killing = await startKilling(place)
  let [acknowledged, lost, miscounted] = [0, 0, 0]
  const starts: number[] = []
  for (let round = 1; round <= kills; round += 1) {
    const killed = await killing.round(round)
    acknowledged += killed.acknowledged
    lost += killed.lost
    miscounted += killed.miscounted
    starts.push(killed.startMilliseconds)
    if (round % 10 === 0)
      say(`${kind}: ${round} of ${kills} kills; ${acknowledged} saves acknowledged, ${lost} lost.`)
  }
  await killing.stop()
  const faults = Object.entries(await place.faults()).filter(([, number]) => number > 0)
  await place.remove()
  const start = middle(starts)
  const wrong = faults.map(([name, number]) => `${number} ${name}`)
  const counts = miscounted === 0 && wrong.length === 0
  return {
    ok: lost === 0 && counts && start < startMilliseconds,
    rows: [
      [`${kind}, kills`, `${kills}; ${acknowledged} saves acknowledged, ${lost} lost`],
      [`${kind}, counts`, counts ? 'all agree' : [`${miscounted} in lists`, ...wrong].join(', ')],
      [
        `${kind}, start-up`,
        `${start.toFixed(0)} ms in the middle, ${Math.max(...starts).toFixed(0)} ms at most; target under ${startMilliseconds} ms`,
      ],
    ],
  }
}

/** Kills a service on each kind of database many times, and prints what was lost. */
export async function soakKills(): Promise<boolean> {
  const kills = Number(process.env.KILLS ?? 200)
  const all = [await killOften('PGlite', kills), await killOften('PostgreSQL', kills)]
  console.log(table(all.flatMap(({ rows }) => rows)))
  return all.every(({ ok }) => ok)
}
