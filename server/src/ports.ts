import type { Registry, ShellFiles } from '@tessera/contracts/registry'
import type { ReportCounts } from './domains/telemetry/report-counts.ts'
import type { Blobs } from './platform/blobs/port.ts'
import type { Clock } from './platform/clock/port.ts'
import type { Db } from './platform/database/port.ts'
import type { Ids } from './platform/ids/port.ts'
import type { Images } from './platform/images/port.ts'
import type { Log } from './platform/log/port.ts'
import type { Passwords } from './platform/passwords/port.ts'
import type { Settings } from './settings.ts'
import type { BuiltFolder } from './web/assets.ts'

/** The world outside the service, each part behind its port. */
export interface Ports {
  readonly db: Db
  readonly blobs: Blobs
  readonly images: Images
  readonly passwords: Passwords
  readonly ids: Ids
  /** Session tokens: 256 bits that nobody can guess. */
  readonly tokens: { next(): string }
  readonly clock: Clock
  readonly log: Log
  /** The registry as it is now. */
  readonly registry: () => Promise<Registry>
  /** The shell's files as they are now. */
  readonly shell: () => Promise<ShellFiles>
  readonly shellFolder: BuiltFolder
  readonly reportCounts: ReportCounts
  readonly settings: Settings
}
