import type { Finding } from '@tessera/contracts/doctor-tools'
import type { Registry, ShellFiles } from '@tessera/contracts/registry'
import type { Archives } from './platform/archives/port.ts'
import type { Backends } from './platform/backends/port.ts'
import type { Blobs, ListedBlob } from './platform/blobs/port.ts'
import type { BuiltFolder } from './platform/built-folder/port.ts'
import type { Captchas } from './platform/captcha/port.ts'
import type { Classifier } from './platform/classifier/port.ts'
import type { Clock } from './platform/clock/port.ts'
import type { Compression } from './platform/compression/port.ts'
import type { Db } from './platform/database/port.ts'
import type { Replicas } from './platform/database/replicas/port.ts'
import type { Deletions } from './platform/deletions/port.ts'
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
import type { MailReports } from './platform/mail-reports/port.ts'
import type { Metrics } from './platform/metrics/port.ts'
import type { ModuleHosts } from './platform/module-hosts/port.ts'
import type { Pages } from './platform/pages/port.ts'
import type { Passwords } from './platform/passwords/port.ts'
import type { Payments } from './platform/payments/port.ts'
import type { Pdfs } from './platform/pdf/port.ts'
import type { OutsidePosts } from './platform/posts/port.ts'
import type { Readers } from './platform/readers/port.ts'
import type { Readiness } from './platform/readiness/port.ts'
import type { SampleSites } from './platform/sample-content/port.ts'
import type { Secrets } from './platform/secrets/port.ts'
import type { Sms } from './platform/sms/port.ts'
import type { StorageWatch } from './platform/storage/storage-watch.ts'
import type { Traces } from './platform/traces/port.ts'
import type { Uploads } from './platform/uploads/port.ts'
import type { ViewerTokens } from './platform/viewer-tokens/port.ts'
import type { Webhook } from './platform/webhook/port.ts'
import type { Settings } from './settings.ts'

/**
 * The ports of the service: everything outside of it. A domain that keeps something in the memory of
 * each instance adds it in its own file with `declare module`, so that no context is named here.
 */
export interface Ports {
  /** The database; in a call that may read late, a replica of it. */
  readonly db: Db
  /** The primary database, also in a call that may read late. */
  readonly primary: Db
  /** The databases that follow the primary one. */
  readonly replicas: Replicas
  readonly blobs: Blobs
  /** Lists every blob with its size, which takes long in a large store. */
  readonly listBlobs: () => AsyncIterable<ListedBlob>
  readonly images: Images
  /** Opens archives that people upload. */
  readonly archives: Archives
  /** Reads what people send, where it can't hold up anybody else. */
  readonly readers: Readers
  readonly uploads: Uploads
  /** Accounts that a restored backup must lose again. */
  readonly deletions: Deletions
  readonly passwords: Passwords
  /** Challenges that people pass and programs fail. */
  readonly captchas: Captchas
  /** Chooses the arms of experiments; null when everybody gets the defaults. */
  readonly experiments: ExperimentProvider | null
  /** Pages and pictures of other sites. */
  readonly pages: Pages
  /** Requests to endpoints of other sites. */
  readonly posts: OutsidePosts
  /** The operator's program that judges pictures; null without one. */
  readonly classifier: Classifier | null
  /** The servers of modules' teams. */
  readonly backends: Backends
  /** Signs who asks them. */
  readonly viewerTokens: ViewerTokens
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
  readonly compression: Compression
  /** Background work. */
  readonly jobs: Jobs
  /** Messages to every instance, for open tabs. */
  readonly live: Live
  readonly log: Log
  readonly metrics: Metrics
  readonly traces: Traces
  /** Sends email. To keep a call fast, queue it with `contexts/base/mail/queue-email.ts` instead. */
  readonly mail: Mail
  /** Reads what a provider reports about emails; null without a proof of who reports. */
  readonly mailReports: MailReports | null
  /** Sends text messages. */
  readonly sms: Sms
  /** Encrypts what must not be readable in the database. */
  readonly secrets: Secrets
  /** Returns the active builds of the modules. */
  readonly registry: () => Promise<Registry>
  /** The files of published builds. */
  readonly moduleFiles: Blobs
  /** The files of the registry file's builds. */
  readonly moduleHosts: ModuleHosts
  /** Returns the shell's current files. */
  readonly shell: () => Promise<ShellFiles>
  readonly shellFolder: BuiltFolder
  /** Receives news of releases; null without one. */
  readonly releaseWebhook: Webhook | null
  /** Knows whether there is room to write. */
  readonly storage: StorageWatch
  /** Knows whether this instance should get requests. */
  readonly readiness: Readiness
  /** Looks at the own database for the operator's doctor, which another process can't open beside it. */
  readonly ownFindings: () => Promise<readonly Finding[]>
  readonly settings: Settings
}
