import type { Registry, ShellFiles } from '@tessera/contracts/registry'
import type { InstanceBudgets } from './domains/rate-limits/instance-budgets.ts'
import type { ReportCounts } from './domains/telemetry/report-counts.ts'
import type { Blobs } from './platform/blobs/port.ts'
import type { Captchas } from './platform/captcha/port.ts'
import type { Clock } from './platform/clock/port.ts'
import type { Db } from './platform/database/port.ts'
import type { ExperimentProvider } from './platform/experiments/port.ts'
import type { Ids } from './platform/ids/port.ts'
import type { Images } from './platform/images/port.ts'
import type { Jobs } from './platform/jobs/port.ts'
import type { Live } from './platform/live/port.ts'
import type { Log } from './platform/log/port.ts'
import type { Mail } from './platform/mail/port.ts'
import type { Pages } from './platform/pages/port.ts'
import type { Passwords } from './platform/passwords/port.ts'
import type { Secrets } from './platform/secrets/port.ts'
import type { Sms } from './platform/sms/port.ts'
import type { StorageWatch } from './platform/storage/storage-watch.ts'
import type { Uploads } from './platform/uploads/port.ts'
import type { Videos } from './platform/video/port.ts'
import type { Settings } from './settings.ts'
import type { BuiltFolder } from './web/assets.ts'

/** The world outside the service, each part behind its port. */
export interface Ports {
  readonly db: Db
  readonly blobs: Blobs
  readonly images: Images
  readonly videos: Videos
  readonly uploads: Uploads
  readonly passwords: Passwords
  /** Puzzles that people solve and programs do not. */
  readonly captchas: Captchas
  /** Chooses the arms of experiments; null when everybody gets the defaults. */
  readonly experiments: ExperimentProvider | null
  /** Pages and pictures of other sites. */
  readonly pages: Pages
  readonly ids: Ids
  /** Session tokens: 256 bits that nobody can guess. */
  readonly tokens: { next(): string }
  /** Names in addresses that nobody can guess: 128 random bits in hexadecimal digits. */
  readonly keys: { next(): string }
  readonly clock: Clock
  /** Work in the background. */
  readonly jobs: Jobs
  /** Messages to every instance, for the tabs that are open. */
  readonly live: Live
  readonly log: Log
  /** Letters to people. What should not slow a call is posted in `domains/mail/queue-email.ts` instead. */
  readonly mail: Mail
  /** Short messages to telephones, as with letters. */
  readonly sms: Sms
  /** Keeps what must not be read out of the database. */
  readonly secrets: Secrets
  /** The registry as it is now. */
  readonly registry: () => Promise<Registry>
  /** The shell's files as they are now. */
  readonly shell: () => Promise<ShellFiles>
  readonly shellFolder: BuiltFolder
  readonly reportCounts: ReportCounts
  /** Whether there is room to write. */
  readonly storage: StorageWatch
  /** What each member and network has left of its budgets, as this instance counts. */
  readonly budgets: InstanceBudgets
  readonly settings: Settings
}
