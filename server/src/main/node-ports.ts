import { join } from 'node:path'
import { ShellFiles } from '@tessera/contracts/registry'
import type { Configuration } from '../configuration.ts'
import {
  createFactsMemory,
  createLiveAds,
  createPromoter,
  shownAds,
  testPayments,
} from '../contexts/ads/index.ts'
import { allHeard } from '../contexts/all-heard.ts'
import { withEvents } from '../contexts/base/domain-events/with-events.ts'
import { createInstanceBudgets } from '../contexts/base/rate-limits/instance-budgets.ts'
import { storedUploads } from '../contexts/base/running-uploads/stored-uploads.ts'
import { createCounts } from '../contexts/discovery/index.ts'
import { registryAccounts } from '../contexts/identity/index.ts'
import { createSavesGathered, pinCountOf } from '../contexts/pins/index.ts'
import {
  createCircuit,
  createReportCounts,
  createServedBuffer,
  createVitalsBuffer,
  type DocumentNews,
  jsonOf,
  noShell,
  openPackages,
  type RegistryEntry,
  watchedDocument,
} from '../contexts/releases/index.ts'
import { exportStateOf, startExportOf } from '../contexts/whole-account/index.ts'
import { publicOriginOf } from '../origins-of.ts'
import { zipArchives } from '../platform/archives/zip.ts'
import { undiciBackends } from '../platform/backends/undici.ts'
import { httpClassifier } from '../platform/classifier/http.ts'
import { systemClock } from '../platform/clock/system.ts'
import { zlibCompression } from '../platform/compression/zlib.ts'
import type { Db } from '../platform/database/port.ts'
import { noReplicas, type Replicas } from '../platform/database/replicas/port.ts'
import { deletionsFile } from '../platform/deletions/file.ts'
import { publishedProofs } from '../platform/domain-proofs/published.ts'
import { withReservedNames } from '../platform/domain-proofs/reserved-names.ts'
import { shareProvider } from '../platform/experiments/shares.ts'
import { facebookGraph } from '../platform/facebook/graph.ts'
import { joseIdTokens } from '../platform/id-tokens/jose.ts'
import { timeOrderedIds } from '../platform/ids/time-ordered.ts'
import { sharpImages } from '../platform/images/sharp.ts'
import { undiciIssuers } from '../platform/issuers/undici.ts'
import type { Jobs } from '../platform/jobs/port.ts'
import type { Live } from '../platform/live/port.ts'
import type { Log } from '../platform/log/port.ts'
import type { Metrics } from '../platform/metrics/port.ts'
import { fetchedModuleHosts } from '../platform/module-hosts/fetched.ts'
import { undiciPages } from '../platform/pages/undici.ts'
import { argon2Passwords } from '../platform/passwords/argon2.ts'
import type { Pdfs } from '../platform/pdf/port.ts'
import { undiciPosts } from '../platform/posts/undici.ts'
import { pooledReaders } from '../platform/readers/pooled.ts'
import { createReadiness } from '../platform/readiness/readiness.ts'
import type { SampleContent } from '../platform/sample-content/port.ts'
import { withSamplePages } from '../platform/sample-content/sample-pages.ts'
import { diskRoom } from '../platform/storage/disk-room.ts'
import { lowMarkOf } from '../platform/storage/low-mark.ts'
import { createStorageWatch } from '../platform/storage/storage-watch.ts'
import { tryWriting } from '../platform/storage/try-writing.ts'
import { noTraces, type Traces } from '../platform/traces/port.ts'
import { joseViewerTokens } from '../platform/viewer-tokens/jose.ts'
import type { Ports } from '../ports.ts'
import { loopbackPortsOf } from '../provider-settings.ts'
import { openTemplates } from '../web/first-screen/templates.ts'
import { readyChecksOf } from '../web/ready-checks.ts'
import { blobStore, moduleFileStore } from './blob-store.ts'
import { captchaOf } from './captcha-of.ts'
import { deletionsFileOf } from './deletions-file-of.ts'
import { deliveryOf } from './delivery.ts'
import { diskFolder } from './disk-folder.ts'
import { fileSource } from './document-source.ts'
import { lookAtDatabase } from './look-at-database.ts'
import { meteredBlobs, meteredUploads } from './metered.ts'
import { migrationsFolder } from './migrations-folder.ts'
import { productStores } from './product-stores.ts'
import { randomKeys } from './random-keys.ts'
import { randomTokens } from './random-tokens.ts'
import { releasesOf } from './releases-of.ts'
import { secretsOf } from './secrets-of.ts'
import { settingsOf } from './settings-of.ts'
import {
  tracedBackends,
  tracedIssuers,
  tracedModuleHosts,
  tracedPages,
  tracedPosts,
} from './traced.ts'

const tellOf =
  (log: Log) =>
  ({ event, ...fields }: DocumentNews): void => {
    if (event === 'document.refused') log.warn(event, fields)
    else log.info(event, fields)
  }

/** Few members ever ask for a receipt, and what draws it takes 25 MB. */
const pdfsOnDemand: Pdfs = {
  draw: async (page) => (await import('../platform/pdf/pdfkit.ts')).pdfkitPdfs.draw(page),
}

const classifierOf = ({ CLASSIFIER_URL: url, CLASSIFIER_SECRET: secret }: Configuration) =>
  url === undefined
    ? null
    : httpClassifier({ url: new URL(url), secret: secret ?? null, clock: systemClock })

const experimentsOf = ({ EXPERIMENTS: shares }: Configuration) =>
  shares.length === 0 ? null : shareProvider(shares)

/**
 * Puts the reloadable settings of a configuration into effect. Whoever answers a request looks these up in the
 * ports, which are changed in their place for that.
 */
export function takeOn(ports: Ports, configuration: Configuration): void {
  Object.assign(ports.settings, settingsOf(configuration, ports.settings.publicOrigin))
  Object.assign(ports, { experiments: experimentsOf(configuration) })
}

/** Creates the service's ports on a real machine. */
export function nodePorts(given: {
  readonly configuration: Configuration
  readonly db: Db
  readonly replicas?: Replicas
  readonly live: Live
  readonly jobs: Jobs
  readonly log: Log
  readonly metrics: Metrics
  readonly traces?: Traces
  readonly ownBuilds?: readonly RegistryEntry[]
  readonly port: number
  readonly sample?: SampleContent | undefined
}): Ports {
  const { configuration, log, metrics, traces = noTraces } = given
  const tell = tellOf(log)
  const ids = timeOrderedIds({ clock: systemClock, random: Math.random })
  const secrets = secretsOf(configuration)
  const kept = meteredBlobs(blobStore(configuration), metrics, traces)
  const blobs = given.sample?.blobs(kept, given.db) ?? kept
  const sites = given.sample?.sites ?? null
  const pages = tracedPages(undiciPages({ brand: configuration.BRAND_NAME }), traces)
  const publicOrigin = publicOriginOf(configuration, given.port)
  const settings = settingsOf(configuration, publicOrigin)
  const issuers = tracedIssuers(
    undiciIssuers({
      brand: configuration.BRAND_NAME,
      loopbackPorts: loopbackPortsOf(configuration),
    }),
    traces,
  )
  const releases = releasesOf({ ownBuilds: [], ...given, settings, tell })
  const readers = pooledReaders({
    threads: configuration.READER_THREADS,
    script: new URL('./reader-worker.ts', import.meta.url),
  })
  const shellFile = join(configuration.SHELL_DIR, 'shell.json')
  const shell = watchedDocument({
    name: shellFile,
    read: jsonOf(ShellFiles),
    source: fileSource(shellFile),
    empty: noShell,
    tell,
  })
  const moduleFiles = moduleFileStore(configuration)
  const moduleHosts = tracedModuleHosts(fetchedModuleHosts, traces)
  const around = { db: given.db, ids, clock: systemClock, secrets, log }
  const liveAds = createLiveAds({ ...around, live: given.live })
  const ports = {
    db: given.db,
    primary: given.db,
    replicas: given.replicas ?? noReplicas,
    live: given.live,
    jobs: given.jobs,
    log,
    metrics,
    traces,
    blobs,
    listBlobs: () => productStores(configuration).blobs.list(),
    storage: createStorageWatch(() => tryWriting({ blobs, db: given.db }, randomKeys.next()), {
      room: () => diskRoom(configuration.DATA_DIR),
      mark: lowMarkOf(configuration.DISK_LOW),
      log,
    }),
    images: sharpImages,
    archives: zipArchives,
    readers,
    uploads: meteredUploads(
      storedUploads({ db: given.db, live: given.live, blobs, clock: systemClock }),
      metrics,
      traces,
    ),
    deletions: deletionsFile(deletionsFileOf(configuration)),
    passwords: argon2Passwords,
    captchas: captchaOf(configuration, { db: given.db, clock: systemClock, log, port: given.port }),
    experiments: experimentsOf(configuration),
    pages: sites === null ? pages : withSamplePages(pages, { sites, origin: publicOrigin }),
    posts: tracedPosts(
      undiciPosts({
        brand: configuration.BRAND_NAME,
        postsToLoopback: configuration.MODE === 'local',
      }),
      traces,
    ),
    classifier: classifierOf(configuration),
    backends: tracedBackends(undiciBackends({ brand: configuration.BRAND_NAME }), traces),
    viewerTokens: joseViewerTokens({ secrets, clock: systemClock }),
    issuers,
    facebook: facebookGraph(settings.providers.facebook, { issuers, log }),
    idTokens: joseIdTokens({ issuers, clock: systemClock }),
    domainProofs:
      configuration.MODE === 'production'
        ? publishedProofs({ pages, readers })
        : withReservedNames(publishedProofs({ pages, readers })),
    sampleSites: sites,
    pdfs: pdfsOnDemand,
    payments:
      configuration.PAYMENTS === 'test'
        ? testPayments({ db: given.db, clock: systemClock, keys: randomKeys, secrets })
        : null,
    clock: systemClock,
    compression: zlibCompression,
    ids,
    ...deliveryOf(configuration, { ...around, metrics, traces }),
    secrets,
    tokens: randomTokens,
    keys: randomKeys,
    backendCircuit: createCircuit(),
    reportCounts: createReportCounts(),
    queryCounts: createCounts({ db: given.db, log, secrets }),
    savesGathered: createSavesGathered({ db: given.db, log }),
    served: createServedBuffer(),
    vitals: createVitalsBuffer(),
    liveAds,
    promoter: createPromoter({ ...around, liveAds, facts: createFactsMemory() }),
    shownAds,
    budgets: createInstanceBudgets(),
    moduleFiles,
    moduleHosts,
    templates: openTemplates({ moduleFiles, moduleHosts, settings, clock: systemClock, log }),
    releases,
    registryAccounts,
    pinCountOf,
    exportStateOf,
    startExportOf,
    registry: releases.registry,
    shell,
    shellFolder: diskFolder(configuration.SHELL_DIR),
    packages: openPackages(diskFolder(configuration.PACKAGES_DIR), log),
    ownFindings: () =>
      lookAtDatabase(
        { db: given.db, isEmbedded: configuration.DATABASE_URL === undefined },
        secrets,
      ),
    readiness: createReadiness({
      checks: readyChecksOf({ db: given.db, blobs, shell, releases }, migrationsFolder),
      clock: systemClock,
      log,
    }),
    settings,
  }
  return withEvents(ports, allHeard)
}
