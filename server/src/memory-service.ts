import type { Registry, ShellFiles } from '@tessera/contracts/registry'
import { type App, createApp } from './app.ts'
import {
  createFactsMemory,
  createLiveAds,
  createPromoter,
  type FactsMemory,
  type LiveAds,
  shownAds,
  testPayments,
} from './contexts/ads/index.ts'
import { handledJobs } from './contexts/all-domains.ts'
import { allHeard } from './contexts/all-heard.ts'
import { allReaders } from './contexts/all-readers.ts'
import { spendIn } from './contexts/base/captcha/spend.ts'
import { withEvents } from './contexts/base/domain-events/with-events.ts'
import { outboxMail, outboxSms } from './contexts/base/mail/outbox.ts'
import { isMessage } from './contexts/base/mail/queue-email.ts'
import { createInstanceBudgets } from './contexts/base/rate-limits/instance-budgets.ts'
import { storedUploads } from './contexts/base/running-uploads/stored-uploads.ts'
import { createCounts, ensureSearchBuilt } from './contexts/discovery/index.ts'
import { registryAccounts } from './contexts/identity/index.ts'
import { createSavesGathered, pinCountOf } from './contexts/pins/index.ts'
import {
  createCircuit,
  createReportCounts,
  createServedBuffer,
  createVitalsBuffer,
  emptyRegistry,
  noShell,
  openReleases,
  type RegistryFile,
  readEntries,
} from './contexts/releases/index.ts'
import { exportStateOf, startExportOf } from './contexts/whole-account/index.ts'
import { migrationsFolder } from './main/migrations-folder.ts'
import { randomKeys } from './main/random-keys.ts'
import { randomTokens } from './main/random-tokens.ts'
import { zipArchives } from './platform/archives/zip.ts'
import { undiciBackends } from './platform/backends/undici.ts'
import { memoryBlobs } from './platform/blobs/memory.ts'
import type { Blobs } from './platform/blobs/port.ts'
import { altchaCaptchas } from './platform/captcha/altcha.ts'
import type { Classifier } from './platform/classifier/port.ts'
import type { Clock } from './platform/clock/port.ts'
import { systemClock } from './platform/clock/system.ts'
import { zlibCompression } from './platform/compression/zlib.ts'
import { migrate } from './platform/database/migrate.ts'
import type { Db, OpenDatabase } from './platform/database/port.ts'
import { noReplicas, type Replicas } from './platform/database/replicas/port.ts'
import type { OpenWatch } from './platform/database/statement-watch.ts'
import { openMigratedMemory } from './platform/database/testing/migrated-memory.ts'
import type { DomainProofs } from './platform/domain-proofs/port.ts'
import type { ExperimentProvider } from './platform/experiments/port.ts'
import { facebookGraph } from './platform/facebook/graph.ts'
import { joseIdTokens } from './platform/id-tokens/jose.ts'
import { timeOrderedIds } from './platform/ids/time-ordered.ts'
import { sharpImages } from './platform/images/sharp.ts'
import type { Issuers } from './platform/issuers/port.ts'
import { openJobs, prepareJobs } from './platform/jobs/open-jobs.ts'
import type { JobHandler } from './platform/jobs/port.ts'
import { openLive } from './platform/live/open-live.ts'
import type { Live } from './platform/live/port.ts'
import { quietLog } from './platform/log/json-lines.ts'
import type { Log } from './platform/log/port.ts'
import type { Mail } from './platform/mail/port.ts'
import type { MailReports } from './platform/mail-reports/port.ts'
import { type Metrics, noMetrics } from './platform/metrics/port.ts'
import type { ModuleHosts } from './platform/module-hosts/port.ts'
import { type MemoryPages, memoryPages } from './platform/pages/memory.ts'
import { argon2Passwords } from './platform/passwords/argon2.ts'
import type { Passwords } from './platform/passwords/port.ts'
import { pdfkitPdfs } from './platform/pdf/pdfkit.ts'
import { type MemoryPosts, memoryPosts } from './platform/posts/memory.ts'
import { trustedProxies } from './platform/proxies/trusted-proxies.ts'
import { inProcessReaders } from './platform/readers/in-process.ts'
import { createReadiness } from './platform/readiness/readiness.ts'
import type { SampleContent } from './platform/sample-content/port.ts'
import { keyedSecrets } from './platform/secrets/keyed.ts'
import { createStorageWatch } from './platform/storage/storage-watch.ts'
import { tryWriting } from './platform/storage/try-writing.ts'
import { noTraces, type Traces } from './platform/traces/port.ts'
import { joseViewerTokens } from './platform/viewer-tokens/jose.ts'
import type { Webhook } from './platform/webhook/port.ts'
import type { Ports } from './ports.ts'
import { noProviders } from './provider-settings.ts'
import type { Settings } from './settings.ts'
import { openTemplates } from './web/first-screen/templates.ts'
import { readyChecksOf } from './web/ready-checks.ts'

/** Options of a service in memory. */
export interface MemoryOptions {
  /** Fills the database at the start; `@tessera/demo/small/small-demo` has a dozen pins. */
  readonly sample?: SampleContent | null
  /** The registry file; a function is asked again for each document. */
  readonly registry?: Registry | (() => Registry)
  readonly shell?: ShellFiles
  readonly clock?: Clock
  /** The key of the service, which instances over one database share. */
  readonly key?: string
  readonly origin?: string
  readonly passwords?: Passwords
  readonly log?: Log
  readonly metrics?: Metrics
  readonly traces?: Traces
  /** Is told of the statements to a database in memory. */
  readonly watch?: OpenWatch
  /** Signs captchas; shared by services that accept each other's. */
  readonly captchaSecret?: string
  /** Judges pictures; without it, none is judged. */
  readonly classifier?: Classifier
  /** Chooses the arms of experiments; without it, everybody gets the defaults. */
  readonly experiments?: ExperimentProvider
  /** Finds proofs of domains; without it, there are none. */
  readonly domainProofs?: DomainProofs
  /** The providers' servers; without them, none answers. */
  readonly issuers?: Issuers
  /** Replaces the ads that run, to measure lists with and without them. */
  readonly liveAds?: LiveAds
  readonly adFacts?: FactsMemory
  /** Receives news of releases. */
  readonly releaseWebhook?: Webhook
  /** Stands before the outbox, as a mail server that may refuse. */
  readonly mailServer?: (outbox: Mail) => Mail
  /** Reads what a mail provider reports. */
  readonly mailReports?: MailReports
  /** Replicas of the database, which the service closes with it. */
  readonly replicas?: Replicas
  /** Overrides the usual settings. */
  readonly settings?: Partial<Settings>
  /** Serves the files of the registry's modules; without it, there are none. */
  readonly moduleHosts?: ModuleHosts
  /** The blob store; services of one database share it. */
  readonly blobs?: Blobs
  /** Files of the shell by path, for the document's own links. */
  readonly files?: Readonly<Record<string, string>>
}

/** A whole service in this process. */
export interface MemoryService {
  readonly origin: string
  readonly ports: Ports
  /** The internet that the service fetches from. */
  readonly pages: MemoryPages
  /** The endpoints that the service posts to. */
  readonly posts: MemoryPosts
  readonly fetch: App['fetch']
  stop(): Promise<void>
}

const noModuleHosts: ModuleHosts = { read: async () => undefined }

const allJobs = handledJobs.map(({ job }) => job)

/**
 * Sends one message at a time, so that the outbox has them in the order in which they were queued: a test
 * reads the newest one. Two at a time overtake each other on a busy machine.
 */
const inOrder = (handler: JobHandler): JobHandler =>
  isMessage(handler.job) ? { ...handler, job: { ...handler.job, atOnce: 1 } } : handler

/** Creates everything in a database that a start would otherwise create. */
export async function prepareDatabase(db: Db): Promise<void> {
  await migrate(db, migrationsFolder)
  await prepareJobs(db, allJobs)
}

/** Creates the service over a database in memory: the real one, with other storage. */
export async function createMemoryService(options: MemoryOptions = {}): Promise<MemoryService> {
  const database = await openMigratedMemory(migrationsFolder, allJobs, options.watch)
  return createServiceOver(database, options)
}

/** Creates the service over an open database, which may be empty; everything else is in memory. */
export async function createServiceOver(
  database: OpenDatabase,
  options: MemoryOptions = {},
): Promise<MemoryService> {
  await migrate(database.db, migrationsFolder)
  const live = await openLive(database, quietLog)
  const ports = withEvents(memoryPorts(database, live, options), allHeard)
  await options.sample?.fill(ports, () => {})
  await ensureSearchBuilt(ports.db)
  // As in a start of the service: jobs index pins too, and would collide with the rebuild.
  await ports.jobs.start(handledJobs.map((handled) => inOrder(handled(ports))))
  const app = createApp(ports)
  return {
    origin: ports.settings.publicOrigin,
    ports,
    pages: ports.pages,
    posts: ports.posts,
    fetch: (request, peer) => app.fetch(request, peer),
    stop: async () => {
      app.close()
      await ports.jobs.stop()
      await ports.queryCounts.write()
      await ports.savesGathered.count()
      await live.close()
      await ports.replicas.close()
      await database.close()
    },
  }
}

/** Reads the registry as a file that is the same object while the registry is. */
function fileOf(registry: () => Registry): () => Promise<RegistryFile> {
  let known: { readonly from: Registry; readonly file: Promise<RegistryFile> } | undefined
  const read = async (from: Registry) => ({
    name: 'options',
    ...(await readEntries(JSON.stringify(from))),
  })
  return () => {
    const from = registry()
    if (known?.from !== from) known = { from, file: read(from) }
    return known.file
  }
}

function memoryPorts(
  database: OpenDatabase,
  live: Live,
  options: MemoryOptions,
): Omit<Ports, 'events'> & { readonly pages: MemoryPages; readonly posts: MemoryPosts } {
  const { files = {}, clock = systemClock, registry = emptyRegistry } = options
  const { shell = noShell, origin = 'http://localhost:3000' } = options
  const ids = timeOrderedIds({ clock, random: Math.random })
  const secrets = keyedSecrets(options.key ?? randomTokens.next())
  const inMemory = memoryBlobs()
  const { blobs: kept = inMemory } = options
  const blobs = options.sample?.blobs(kept, database.db) ?? kept
  const { log = quietLog, metrics = noMetrics, traces = noTraces } = options
  const settings: Settings = {
    brand: 'Tessera',
    publicOrigin: origin,
    moduleStoreUrl: 'http://store.test/',
    session: { idleDays: 30, maxDays: 180 },
    overrides: false,
    anyoneOverrides: false,
    overrideOrigins: [],
    openPreviews: false,
    blockedEmailDomains: [],
    experimentOverrides: false,
    pseudoLocales: false,
    outbox: true,
    accessLog: false,
    continuesTraces: false,
    trustedProxies: trustedProxies([]),
    countryHeader: null,
    visitorCountry: null,
    consentCountries: ['KR'],
    productTagCountries: [],
    productCountries: [],
    strongPasswords: false,
    signUpUrl: null,
    providers: noProviders,
    logHost: null,
    installedApp: true,
    taxRates: {},
    seller: { name: null, country: null, taxId: null },
    classifier: { report: {}, hide: {} },
    vitalsShare: 1,
    budgetFactor: 1,
    releaseContacts: [],
    ...options.settings,
  }
  const outbox = outboxMail({ db: database.db, ids, clock, secrets })
  const liveAds = options.liveAds ?? createLiveAds({ db: database.db, clock, log, live })
  const issuers = options.issuers ?? { fetch: async () => new Response(null, { status: 404 }) }
  const { db } = database
  const moduleFiles = memoryBlobs()
  const { moduleHosts = noModuleHosts } = options
  const currentRegistry = typeof registry === 'function' ? registry : () => registry
  const releases = openReleases({
    registryAccounts,
    db,
    live,
    log,
    settings,
    clock,
    file: fileOf(currentRegistry),
    copy: async () => currentRegistry(),
  })
  const shellOf = async () => shell
  return {
    db: database.db,
    primary: database.db,
    replicas: options.replicas ?? noReplicas,
    clock,
    compression: zlibCompression,
    live,
    // A new database has nothing to sweep, and all sweeps at once take a quarter of a second.
    jobs: openJobs(database, { live, log: quietLog, metrics, traces, sweepsAtStart: false }),
    blobs,
    listBlobs: () => inMemory.list(),
    storage: createStorageWatch(() => tryWriting({ blobs, db: database.db }, randomKeys.next())),
    images: sharpImages,
    archives: zipArchives,
    readers: inProcessReaders(Object.values(allReaders)),
    uploads: storedUploads({ db, live, blobs, clock }),
    deletions: { note: async () => {} },
    passwords: options.passwords ?? argon2Passwords,
    captchas: altchaCaptchas({
      secret: options.captchaSecret ?? randomTokens.next(),
      clock,
      spend: spendIn(database.db),
    }),
    experiments: options.experiments ?? null,
    pages: memoryPages(),
    posts: memoryPosts(),
    classifier: options.classifier ?? null,
    backends: undiciBackends({ brand: settings.brand }),
    viewerTokens: joseViewerTokens({ secrets, clock }),
    issuers,
    facebook: facebookGraph(settings.providers.facebook, { issuers, log }),
    idTokens: joseIdTokens({ issuers, clock }),
    domainProofs: options.domainProofs ?? { find: async () => null },
    sampleSites: options.sample?.sites ?? null,
    pdfs: pdfkitPdfs,
    payments: testPayments({ db: database.db, clock, keys: randomKeys, secrets }),
    ids,
    mail: options.mailServer?.(outbox) ?? outbox,
    mailReports: options.mailReports ?? null,
    sms: outboxSms({ db: database.db, ids, clock, secrets }),
    secrets,
    tokens: randomTokens,
    keys: randomKeys,
    log,
    metrics,
    traces,
    registry: releases.registry,
    releases,
    pinCountOf,
    exportStateOf,
    startExportOf,
    registryAccounts,
    moduleFiles,
    moduleHosts,
    templates: openTemplates({
      moduleFiles,
      moduleHosts,
      settings,
      clock,
      log,
      // However slow the machine is, tests see what a build brings.
      wait: 30_000,
    }),
    shell: shellOf,
    shellFolder: {
      read: async (path) => {
        const text = files[path]
        return text === undefined ? undefined : new TextEncoder().encode(text)
      },
    },
    packages: { index: async () => undefined, read: async () => undefined },
    backendCircuit: createCircuit(),
    reportCounts: createReportCounts(),
    queryCounts: createCounts({ db, log, secrets }),
    savesGathered: createSavesGathered({ db, log }),
    served: createServedBuffer(),
    vitals: createVitalsBuffer(),
    liveAds,
    promoter: createPromoter({
      db,
      ids,
      clock,
      secrets,
      liveAds,
      facts: options.adFacts ?? createFactsMemory(),
    }),
    shownAds,
    releaseWebhook: options.releaseWebhook ?? null,
    budgets: createInstanceBudgets(),
    ownFindings: async () => [],
    readiness: createReadiness({
      checks: readyChecksOf({ db, blobs, shell: shellOf, releases }, migrationsFolder),
      clock,
      log,
    }),
    settings,
  }
}
