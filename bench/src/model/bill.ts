import { boardPins } from '@tessera/contracts/calls/boards'
import type { Call } from '@tessera/contracts/calls/define-call'
import { homeFeed } from '@tessera/contracts/calls/feed'
import { countNotifications } from '@tessera/contracts/calls/notifications'
import { getPin, savePin } from '@tessera/contracts/calls/pins'
import { relatedPins } from '@tessera/contracts/calls/related'
import { searchPins, typeahead } from '@tessera/contracts/calls/search'
import {
  around,
  type ModelCall,
  type ModelSize,
  modelCalls,
  people,
  personsDay,
  prices,
} from './assumptions.ts'

/** The cost of a call at one number of pins. */
export interface CallCost {
  readonly statements: number
  /** Rows and entries of indexes that the database visits. */
  readonly rows: number
  /** Bytes of the answer as they are sent. */
  readonly bytes: number
  /** Bytes of the write-ahead log. */
  readonly log: number
  /** Milliseconds of a processor in the instance, and in the database. */
  readonly instance: number
  readonly database: number
}

/** Costs of calls, measured at several numbers of pins. */
export interface MeasuredCosts {
  readonly day: string
  readonly machine: string
  readonly sizes: readonly {
    readonly pins: number
    /** Bytes of the database for each pin, with everything that belongs to it. */
    readonly bytesAPin: number
    readonly calls: Readonly<Record<ModelCall, CallCost>>
  }[]
}

/**
 * Returns the cost of a call at a number of pins: a line through what was measured, over the logarithm of
 * the pins, as trees of indexes grow. Nothing gets cheaper beyond the largest size that was measured.
 */
export function costAt({ sizes }: MeasuredCosts, call: ModelCall, pins: number): CallCost {
  const points = sizes.map((size) => ({ at: Math.log10(size.pins), cost: size.calls[call] }))
  const mean = (of: (point: (typeof points)[number]) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length
  const middle = mean(({ at }) => at)
  const spread = mean(({ at }) => (at - middle) ** 2)
  const lineOf = (field: keyof CallCost) => {
    const height = mean(({ cost }) => cost[field])
    const slope =
      spread === 0 ? 0 : mean(({ at, cost }) => (at - middle) * (cost[field] - height)) / spread
    const last = points.at(-1)
    const at = Math.log10(pins)
    const onLine = height + slope * (at - middle)
    return last !== undefined && at > last.at ? Math.max(onLine, last.cost[field]) : onLine
  }
  return {
    statements: lineOf('statements'),
    rows: lineOf('rows'),
    bytes: lineOf('bytes'),
    log: lineOf('log'),
    instance: lineOf('instance'),
    database: lineOf('database'),
  }
}

/** Calls a second. */
type Rates = Readonly<Record<ModelCall, number>>

const daySeconds = 86_400
const monthSeconds = 30 * daySeconds

/** Calls that open a page; the others belong to one. */
const pages: readonly ModelCall[] = ['home', 'closeup', 'board', 'search']

/** The contracts of the calls, which say whose reads replicas may answer. */
export const contractOf = {
  home: homeFeed,
  'more of home': homeFeed,
  closeup: getPin,
  related: relatedPins,
  board: boardPins,
  search: searchPins,
  typeahead,
  save: savePin,
  bell: countNotifications,
} as const satisfies Readonly<Record<ModelCall, Call>>

const ratesFrom = (rateOf: (call: ModelCall) => number): Rates => ({
  home: rateOf('home'),
  'more of home': rateOf('more of home'),
  closeup: rateOf('closeup'),
  related: rateOf('related'),
  board: rateOf('board'),
  search: rateOf('search'),
  typeahead: rateOf('typeahead'),
  save: rateOf('save'),
  bell: rateOf('bell'),
})

/** Returns the calls a second at the peak, and pages among them. */
export function ratesOf(size: ModelSize): { readonly rates: Rates; readonly pages: number } {
  const active = size.people * people.activeShare.value
  const perDay = (call: ModelCall) => (active * personsDay[call].value) / daySeconds
  const opened = pages.reduce((sum, call) => sum + perDay(call), 0) * people.peak.value
  const factor = size.pagesASecond === undefined ? 1 : size.pagesASecond / opened
  const rates = ratesFrom((call) =>
    call === 'save' && size.savesASecond !== undefined
      ? size.savesASecond
      : perDay(call) * people.peak.value * factor,
  )
  return { rates, pages: opened * factor }
}

/** Sums a part of the costs of all calls in a second. */
const summed = (rates: Rates, of: (call: ModelCall) => number): number =>
  modelCalls.reduce((sum, call) => sum + rates[call] * of(call), 0)

/** The share of a call that replicas answer. */
function lateShare(call: ModelCall): number {
  const contract: Call = contractOf[call]
  if (contract.reads === undefined) return 0
  return contract.reads === 'late' ? 1 : people.visitorShare.value
}

/** A limit, and the share of it that the peak takes. */
interface Limit {
  readonly what: string
  readonly share: number
  readonly remedy: string
}

/** The bill of a size. */
export interface Bill {
  readonly pins: number
  readonly pages: number
  readonly rates: Rates
  /** Cores of processor time at the peak, without spare. */
  readonly cores: {
    readonly instances: number
    readonly primary: number
    readonly replicas: number
  }
  readonly machines: {
    readonly instances: number
    /** The primary and its standby. */
    readonly primary: number
    readonly primaryIsLarge: boolean
    readonly replicas: number
  }
  readonly disk: { readonly database: number; readonly pictures: number }
  readonly memory: number
  /** Bytes a second: answers, pictures that a CDN sends, the log. */
  readonly network: { readonly answers: number; readonly pictures: number; readonly log: number }
  /** The share of a second in which a replica replays the log of one. */
  readonly replay: number
  readonly dollars: {
    readonly machines: number
    readonly disks: number
    readonly traffic: number
    readonly month: number
    readonly person: number
    readonly thousandPages: number
  }
  /** Limits, the closest first. */
  readonly limits: readonly Limit[]
}

const gigabyte = 1e9

/** Connections that a server of PostgreSQL takes well, and those of an instance. */
const connections = { most: 500, each: 16 }

/** Predicts machines, disks, network and costs of a size from costs of calls. */
export function billOf(costs: MeasuredCosts, size: ModelSize): Bill {
  const pins = size.people * people.pinsEach.value
  const { rates, pages: opened } = ratesOf(size)
  const cost = (call: ModelCall) => costAt(costs, call, Math.max(pins, 1_000))
  const database = (call: ModelCall) => cost(call).database / 1_000
  const cores = {
    instances: summed(
      rates,
      (call) => (cost(call).instance + around.httpMilliseconds.value) / 1_000,
    ),
    primary: summed(rates, (call) => database(call) * (1 - lateShare(call))),
    replicas: summed(rates, (call) => database(call) * lateShare(call)),
  }
  const used = around.utilization.value
  const isOne = cores.instances + cores.primary + cores.replicas < used * 2
  const large = cores.primary / used > prices.cores.value
  const machines = {
    instances: isOne ? 1 : Math.max(2, Math.ceil(cores.instances / used / prices.cores.value)),
    primary: isOne ? 0 : around.hosts.value,
    primaryIsLarge: large,
    replicas: isOne ? 0 : Math.ceil(cores.replicas / used / prices.cores.value - 0.5),
  }
  const bytesAPin = costs.sizes.at(-1)?.bytesAPin ?? 0
  const disk = {
    database: pins * bytesAPin,
    pictures: pins * people.originalShare.value * around.pictureBytes.value,
  }
  const network = {
    answers: summed(rates, (call) => cost(call).bytes),
    pictures:
      (opened + rates['more of home']) *
      around.picturesAPage.value *
      around.pictureShownBytes.value,
    log: summed(rates, (call) => cost(call).log),
  }
  const replay = network.log / around.replayBytes.value
  const month = dollarsOf(
    { machines, disk, isOne },
    { bytes: network.answers + network.pictures, peak: people.peak.value },
  )
  const opensAMonth = (opened / people.peak.value) * monthSeconds
  return {
    pins,
    pages: opened,
    rates,
    cores,
    machines,
    disk,
    memory: disk.database * around.memoryShare.value,
    network,
    replay,
    dollars: {
      ...month,
      person: month.month / size.people,
      thousandPages: (month.month / opensAMonth) * 1_000,
    },
    limits: limitsOf({ cores, network, replay, disk, instances: cores.instances / used }),
  }
}

function dollarsOf(
  given: {
    readonly machines: Bill['machines']
    readonly disk: Bill['disk']
    readonly isOne: boolean
  },
  traffic: { readonly bytes: number; readonly peak: number },
) {
  const { machines, disk, isOne } = given
  const one = prices.machineMonth.value
  const primary = machines.primaryIsLarge ? prices.largestMonth.value : one
  // A small product rents a part of such a machine: two cores.
  const rented = isOne
    ? (one * 2) / prices.cores.value
    : (machines.instances + machines.replicas) * one + machines.primary * primary
  const copies = 1 + machines.replicas
  const disks =
    (disk.database / gigabyte) * prices.diskMonth.value * copies +
    (disk.pictures / gigabyte) * prices.objectMonth.value
  const sent =
    ((traffic.bytes / traffic.peak) * monthSeconds * prices.trafficGigabyte.value) / gigabyte
  return { machines: rented, disks, traffic: sent, month: rented + disks + sent }
}

function limitsOf(given: {
  readonly cores: Bill['cores']
  readonly network: Bill['network']
  readonly replay: number
  readonly disk: Bill['disk']
  readonly instances: number
}): readonly Limit[] {
  const { cores, network, replay, disk, instances } = given
  const largest = prices.largestCores.value * around.utilization.value
  const limits: readonly Limit[] = [
    {
      what: 'processors of the primary database, on the largest machine',
      share: cores.primary / largest,
      remedy:
        "reads of one's own that may be late go to replicas too; then pins are distributed by board (issue 43, point 4)",
    },
    {
      what: 'connections of the primary database without a pooler',
      // One process serves with one core.
      share: (Math.ceil(instances) * connections.each) / connections.most,
      remedy: 'pgbouncer in transaction mode in front of it',
    },
    {
      what: 'replay of the log by one process of a replica',
      share: replay,
      remedy: 'counts are gathered more, then the writes are distributed',
    },
    {
      what: 'the disk of one database server (8 TB)',
      share: disk.database / (8_000 * gigabyte),
      remedy: 'pins are distributed by board; or disks are joined',
    },
    {
      what: 'the line of a database server for its log and two replicas (10 Gbit/s)',
      share: (network.log * 3 * 8) / 10e9,
      remedy: 'replicas that follow replicas',
    },
  ]
  return limits.toSorted((one, other) => other.share - one.share)
}
