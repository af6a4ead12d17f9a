import { monitorEventLoopDelay } from 'node:perf_hooks'
import { runningCanary } from '@tessera/contracts/releases/canary'
import { backfillStates } from '../contexts/base/backfills/backfill-states.ts'
import type { OpenDatabase } from '../platform/database/port.ts'
import type { Metrics } from '../platform/metrics/port.ts'
import { diskRoom } from '../platform/storage/disk-room.ts'
import type { Ports } from '../ports.ts'
import { lastBackup } from './last-backup.ts'

const resolutionMilliseconds = 20

const alone = (value: number) => [{ labels: {}, value }]

/** Lets metrics read the state of this process, its disk, its database and the canaries. */
export function watchProcess(
  ports: Ports,
  given: {
    readonly database: OpenDatabase
    readonly dataFolder: string
    readonly version: string
  },
): void {
  const { metrics } = ports
  watchMachine(metrics, given.dataFolder)
  metrics.watch('tessera_info', () => [
    { labels: { version: given.version, database: given.database.kind }, value: 1 },
  ])
  metrics.watch('tessera_database_connections', () => {
    const { busy, idle } = given.database.connections()
    return [
      { labels: { state: 'busy' }, value: busy },
      { labels: { state: 'idle' }, value: idle },
    ]
  })
  metrics.watch('tessera_database_waiting', () => alone(given.database.connections().waiting))
  metrics.watch('tessera_replica_lag_seconds', () =>
    ports.replicas
      .states()
      .flatMap(({ place: replica, lagSeconds: value }) =>
        value === undefined ? [] : [{ labels: { replica }, value }],
      ),
  )
  metrics.watch('tessera_replicas_left_out', () =>
    ports.replicas.states().map(({ place: replica, leftOut }) => ({
      labels: { replica },
      value: leftOut === undefined ? 0 : 1,
    })),
  )
  metrics.watch('tessera_storage_full', async () => alone((await ports.storage.hasRoom()) ? 0 : 1))
  metrics.watch('tessera_storage_low', async () => alone((await ports.storage.isLow()) ? 1 : 0))
  metrics.watch('tessera_canary_percent', async () =>
    (await ports.releases.state()).modules.flatMap((release) => {
      const running = runningCanary(release)
      return running === undefined
        ? []
        : [{ labels: { module: running.module }, value: running.percent }]
    }),
  )
  metrics.watch('tessera_backfill_percent', async () =>
    (await backfillStates(ports.db)).map(({ name: backfill, percent: value }) => ({
      labels: { backfill },
      value,
    })),
  )
  metrics.watch('tessera_browser_reports_total', () =>
    Object.entries(ports.reportCounts.all()).map(([code, value]) => ({ labels: { code }, value })),
  )
}

function watchMachine(metrics: Metrics, dataFolder: string): void {
  const delay = monitorEventLoopDelay({ resolution: resolutionMilliseconds })
  delay.enable()
  // A timer that is on time reads the resolution itself.
  const late = (nanoseconds: number) =>
    Math.max(0, nanoseconds / 1e9 - resolutionMilliseconds / 1e3)
  metrics.watch('tessera_event_loop_delay_seconds', () => {
    const values = [
      { labels: { quantile: '0.5' }, value: late(delay.percentile(50)) },
      { labels: { quantile: '0.99' }, value: late(delay.percentile(99)) },
      { labels: { quantile: '1' }, value: late(delay.max) },
    ]
    delay.reset()
    return values
  })
  metrics.watch('tessera_memory_bytes', () => {
    const { rss, heapUsed } = process.memoryUsage()
    return [
      { labels: { kind: 'resident' }, value: rss },
      { labels: { kind: 'heap' }, value: heapUsed },
    ]
  })
  metrics.watch('tessera_processor_seconds_total', () => {
    const { user, system } = process.cpuUsage()
    return alone((user + system) / 1e6)
  })
  metrics.watch('tessera_backup_timestamp_seconds', () => alone(lastBackup(dataFolder)))
  metrics.watch('tessera_disk_free_bytes', async () => alone((await diskRoom(dataFolder)).free))
  metrics.watch('tessera_disk_bytes', async () => alone((await diskRoom(dataFolder)).size))
}
