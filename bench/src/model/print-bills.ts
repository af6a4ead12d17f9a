import type { Line } from '../measure.ts'
import { around, modelCalls, modelSizes, people, personsDay, prices } from './assumptions.ts'
import { type Bill, billOf, costAt, type MeasuredCosts } from './bill.ts'
import { hotSpots } from './hot-spots.ts'

const number = (value: number, digits = 0): string =>
  value.toLocaleString('en', { maximumFractionDigits: digits })

function amount(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB', 'PB']
  const power = Math.max(
    0,
    Math.min(units.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)),
  )
  return `${number(bytes / 1_000 ** power, 1)} ${units[power]}`
}

const dollars = (value: number): string => `$${number(value, value < 10 ? 3 : 0)}`
const share = (value: number): string => `${number(value * 100, value < 0.1 ? 2 : 0)} %`

const row = (name: string, ours: string, beside = ''): Line => ({ name, ours, beside, target: '' })

function machinesOf({ machines }: Bill): string {
  const { instances, primary, primaryIsLarge, replicas } = machines
  if (primary === 0) return 'two cores of one, with the database on it'
  const size = primaryIsLarge ? ` of ${prices.largestCores.value} cores` : ''
  return `${instances} of instances, ${primary} primary and standby${size}, ${replicas} replicas`
}

function linesOf(costs: MeasuredCosts, size: (typeof modelSizes)[number]): readonly Line[] {
  const bill = billOf(costs, size)
  const { cores, disk, network, dollars: paid, limits } = bill
  return [
    row(
      size.name,
      `${number(bill.pages, 2)} pages/s`,
      `${number(bill.rates.save, 2)} saves/s, ${number(bill.pins)} pins`,
    ),
    row(
      '  cores at the peak',
      number(cores.instances + cores.primary + cores.replicas, 2),
      [
        `instances ${number(cores.instances, 2)}`,
        `primary ${number(cores.primary, 2)}`,
        `replicas ${number(cores.replicas, 2)}`,
      ].join(', '),
    ),
    row(`  machines of ${prices.cores.value} cores`, machinesOf(bill)),
    row('  disk of the database, of pictures', amount(disk.database), amount(disk.pictures)),
    row('  memory of the database', amount(bill.memory)),
    row(
      '  network a second: answers, pictures by the CDN, log',
      amount(network.answers),
      `${amount(network.pictures)}, ${amount(network.log)}`,
    ),
    row('  replay on a replica, of a second', share(bill.replay)),
    row(
      '  a month: machines, disks, traffic',
      dollars(paid.month),
      [paid.machines, paid.disks, paid.traffic].map(dollars).join(', '),
    ),
    row('  a person a month, a thousand pages', dollars(paid.person), dollars(paid.thousandPages)),
    ...limits
      .slice(0, 3)
      .map(({ what, share: used, remedy }, at) =>
        row(`  ${at + 1}. closest limit: ${what}`, share(used), remedy),
      ),
  ]
}

/** Prints costs of calls, bills, hot spots, and what they are reckoned from. */
export function printBills(costs: MeasuredCosts): readonly Line[] {
  const assumptions = Object.entries({ ...personsDay, ...people, ...around, ...prices })
  return [
    row(`costs of calls, of ${costs.day}`, costs.machine),
    ...modelCalls.map((call) => {
      const [first, last] = [10_000, 1e9].map((pins) => costAt(costs, call, pins))
      return row(
        `  ${call}: milliseconds of instance, of database; with 1e9 pins`,
        `${number(first?.instance ?? 0, 2)}, ${number(first?.database ?? 0, 2)}; ${number(last?.database ?? 0, 2)}`,
        `${number(first?.statements ?? 0)} statements, ${number(first?.rows ?? 0)} rows, ${amount(first?.bytes ?? 0)}, log ${amount(first?.log ?? 0)}`,
      )
    }),
    ...modelSizes.flatMap((size) => linesOf(costs, size)),
    ...hotSpots(costs).map(({ what, comes }) => row(`hot spot: ${what}`, comes)),
    ...assumptions.map(([name, { value, from }]) => row(`assumed: ${name}`, String(value), from)),
  ]
}
