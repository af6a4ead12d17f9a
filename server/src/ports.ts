import type { Registry, ShellFiles } from '@tessera/contracts/registry'
import type { LiveAds } from './contexts/ads/delivery/choosing/live-ads.ts'
import type { DomainEvents } from './contexts/base/domain-events/port.ts'
import type { InstanceBudgets } from './contexts/base/rate-limits/instance-budgets.ts'
import type { Promoter } from './contexts/discovery/promoted/port.ts'
import type { QueryCounts } from './contexts/discovery/search/query-counts.ts'
import type { ServedBuffer } from './contexts/releases/canary/served-buffer.ts'
import type { Releases } from './contexts/releases/registry/releases-port.ts'
import type { ReportCounts } from './contexts/releases/telemetry/report-counts.ts'
import type { VitalsBuffer } from './contexts/releases/vitals/vitals-buffer.ts'
import type { Archives } from './platform/archives/port.ts'
import type { Blobs } from './platform/blobs/port.ts'
import type { Captchas } from './platform/captcha/port.ts'
import type { Clock } from './platform/clock/port.ts'
import type { Db } from './platform/database/port.ts'
import type { DomainProofs } from './platform/domain-proofs/port.ts'
import type { ExperimentProvider } from './platform/experiments/port.ts'
import type { Facebook } from './platform/facebook/port.ts'
import type { IdTokens } from './platform/id-tokens/port.ts'
import type { Ids } from './platform/ids/port.ts'
import type { Images } from './platform/images/port.ts'
import type { Issuers } from './platform/issuers/port.ts'
import type { Jobs } from './platform/jobs/port.ts'
import type { Live } from './platform/live/port.ts'
import type { Log } from './platform/log/port.ts'
import type { Mail } from './platform/mail/port.ts'
import type { ModuleHosts } from './platform/module-hosts/port.ts'
import type { Pages } from './platform/pages/port.ts'
import type { Passwords } from './platform/passwords/port.ts'
import type { Payments } from './platform/payments/port.ts'
import type { Pdfs } from './platform/pdf/port.ts'
import type { OutsidePosts } from './platform/posts/port.ts'
import type { Readers } from './platform/readers/port.ts'
import type { SampleSites } from './platform/sample-content/port.ts'
import type { Secrets } from './platform/secrets/port.ts'
import type { Sms } from './platform/sms/port.ts'
import type { StorageWatch } from './platform/storage/storage-watch.ts'
import type { Uploads } from './platform/uploads/port.ts'
import type { Webhook } from './platform/webhook/port.ts'
import type { Settings } from './settings.ts'
import type { BuiltFolder } from './web/assets.ts'
import type { Templates } from './web/first-screen/templates-port.ts'

/** The ports of the service: everything outside of it. */
export interface Ports {
  readonly db: Db
  readonly blobs: Blobs
  readonly images: Images
  /** Opens archives that people upload. */
  readonly archives: Archives
  /** Reads what people send, where it can't hold up anybody else. */
  readonly readers: Readers
  readonly uploads: Uploads
  readonly passwords: Passwords
  /** Challenges that people pass and programs fail. */
  readonly captchas: Captchas
  /** Chooses the arms of experiments; null when everybody gets the defaults. */
  readonly experiments: ExperimentProvider | null
  /** Pages and pictures of other sites. */
  readonly pages: Pages
  /** Requests to endpoints of other sites. */
  readonly posts: OutsidePosts
  /** The servers of providers that people log in with. */
  readonly issuers: Issuers
  /** Facebook's Graph API; null where the product is not set up for it. */
  readonly facebook: Facebook | null
  /** Verifies what those providers signed. */
  readonly idTokens: IdTokens
  /** Looks at domains for the proof that a company controls them. */
  readonly domainProofs: DomainProofs
  /** Sites that pins of the sample content lead to; null in production. */
  readonly sampleSites: SampleSites | null
  /** The provider that ad accounts pay through; null without one. */
  readonly payments: Payments | null
  /** Draws documents. */
  readonly pdfs: Pdfs
  readonly ids: Ids
  /** Session tokens: 256 random bits. */
  readonly tokens: { next(): string }
  /** Unguessable names in URLs: 128 random bits in hexadecimal digits. */
  readonly keys: { next(): string }
  readonly clock: Clock
  /** Background work. */
  readonly jobs: Jobs
  /** Tells other domains what happened in one. */
  readonly events: DomainEvents
  /** Messages to every instance, for open tabs. */
  readonly live: Live
  readonly log: Log
  /** Sends email. To keep a call fast, queue it with `contexts/base/mail/queue-email.ts` instead. */
  readonly mail: Mail
  /** Sends text messages. */
  readonly sms: Sms
  /** Encrypts what must not be readable in the database. */
  readonly secrets: Secrets
  /** Returns the active builds of the modules. */
  readonly registry: () => Promise<Registry>
  /** Which builds of the modules run. */
  readonly releases: Releases
  /** The files of published builds. */
  readonly moduleFiles: Blobs
  /** The files of the registry file's builds. */
  readonly moduleHosts: ModuleHosts
  /** The templates of first screens. */
  readonly templates: Templates
  /** Returns the shell's current files. */
  readonly shell: () => Promise<ShellFiles>
  readonly shellFolder: BuiltFolder
  readonly reportCounts: ReportCounts
  /** Searches that found something, until they are written. */
  readonly queryCounts: QueryCounts
  /** Documents that were served to the sides of canaries, until they are written. */
  readonly served: ServedBuffer
  /** Vitals that browsers reported, until they are written. */
  readonly vitals: VitalsBuffer
  /** Receives news of releases; null without one. */
  readonly releaseWebhook: Webhook | null
  /** Knows whether there is room to write. */
  readonly storage: StorageWatch
  /** The ads that may run. */
  readonly liveAds: LiveAds
  /** Promotes pins in lists. */
  readonly promoter: Promoter
  /** Counts the budgets of members and networks in this instance. */
  readonly budgets: InstanceBudgets
  readonly settings: Settings
}
