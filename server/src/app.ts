import { livePath } from '@tessera/contracts/calls/notifications'
import { googleFramePath } from '@tessera/contracts/connect-messages'
import { tagBase, tagEventsPath, tagScriptPath } from '@tessera/contracts/conversion-tag'
import { doctorPath, doctorStreamPath } from '@tessera/contracts/doctor-tools'
import { appBase, sharePath } from '@tessera/contracts/installed-app'
import { paths } from '@tessera/contracts/paths'
import { pinBeaconPath } from '@tessera/contracts/pin-beacon'
import { packagesPath } from '@tessera/contracts/releases/package-index'
import {
  saveButtonBase,
  saveButtonCountPath,
  saveButtonScriptPath,
} from '@tessera/contracts/save-button'
import { Hono } from 'hono'
import { envelopeOf, refused } from './calls/answer.ts'
import { openApiOf } from './calls/openapi.ts'
import { answerTagEvents } from './contexts/ads/index.ts'
import { servedFiles } from './contexts/all-domains.ts'
import { answerMedia } from './contexts/base/media/serve-media.ts'
import { saveCounts } from './contexts/pins/index.ts'
import {
  answerDescriptor,
  answerPackages,
  answerRegistry,
  shellFiles,
} from './contexts/releases/index.ts'
import { assetsBase } from './platform/built-folder/port.ts'
import { sampleSitesBase } from './platform/sample-content/port.ts'
import type { Ports } from './ports.ts'
import { callsOf, isOfCall } from './web/answer-call.ts'
import { answerDocument, refuseDocument } from './web/answer-document.ts'
import { answerOffsite, beDiscreet } from './web/answer-offsite.ts'
import { answerOverrides } from './web/answer-overrides.ts'
import { answerPinBeacon } from './web/answer-pin-beacon.ts'
import { answerSampleSite } from './web/answer-sample-site.ts'
import { answerApiPage } from './web/api-page/answer-api-page.ts'
import { answerAsset } from './web/assets.ts'
import { compressAnswers } from './web/compress-answers.ts'
import { answerConnect } from './web/connect/answer-connect.ts'
import { answerGoogle } from './web/connect/answer-google.ts'
import { tagScript } from './web/conversion-tag/script-file.ts'
import { answerDoctor, answerDoctorStream } from './web/doctor/answer-doctor.ts'
import {
  answerThrow,
  collectFacts,
  type EdgeApp,
  type EdgeEnv,
  limitNetwork,
  loadSession,
  type Peer,
} from './web/edge.ts'
import { answerPageStyle } from './web/first-screen/answer-page-style.ts'
import {
  answerFirstScreenFile,
  firstScreenPattern,
  pageStylePattern,
} from './web/first-screen/files.ts'
import { fixedFile, fixedPaths } from './web/fixed-files.ts'
import { health } from './web/health.ts'
import { answerApp } from './web/installed-app/answer-app.ts'
import { answerShare } from './web/installed-app/share.ts'
import { type LiveStreams, liveStreams } from './web/live/live-streams.ts'
import { answerOutbox } from './web/outbox-page/answer-outbox.ts'
import { overridesPath } from './web/override-banner.ts'
import { addPayments } from './web/payment-routes.ts'
import { answerLive, answerReady } from './web/probes.ts'
import { answerRobots } from './web/robots.ts'
import { bare, reading, readingPage, refuseInEnvelope } from './web/route-steps.ts'
import { answerCount } from './web/save-button/answer-count.ts'
import { answerSaveButtonPage } from './web/save-button/answer-page.ts'
import { saveButtonScript } from './web/save-button/script-file.ts'
import { sitemapsOf } from './web/sitemap/sitemaps.ts'

/** The service over the web's own requests and responses. */
export interface App {
  fetch(request: Request, peer?: Peer): Promise<Response>
  /** The paths of all routes. */
  readonly routes: readonly string[]
  /** Ends the streams to open tabs. */
  close(): void
}

/** Builds the service on its ports. */
export function createApp(ports: Ports): App {
  const app: EdgeApp = new Hono<EdgeEnv>({ strict: false })
  app.onError(answerThrow(ports))
  app.use(compressAnswers(ports.compression), collectFacts(ports))
  const streams = liveStreams(ports)
  addStreamsAndFiles(app, ports, streams)
  for (const prefix of callPrefixes)
    app.all(`${prefix}/*`, () => envelopeOf(refused('not-found'), ports.settings.brand))
  addFiles(app, ports)
  addLists(app, ports)
  addSaveButton(app, ports)
  addConversionTag(app, ports)
  addInstalledApp(app, ports)
  addConnects(app, ports)
  addPayments(app, ports)
  addDocuments(app, ports)
  app.all('*', () => envelopeOf(refused('method-unknown'), ports.settings.brand))
  const calls = callsOf(ports)
  return {
    fetch: async (request, peer = {}) => (isOfCall(request) ? calls : app).fetch(request, peer),
    routes: app.routes.map(({ path }) => path),
    close: () => streams.close(),
  }
}

/** Adds the live stream, and what domains serve beside calls and pages. */
function addStreamsAndFiles(app: EdgeApp, ports: Ports, streams: LiveStreams): void {
  const refuse = refuseInEnvelope(ports)
  const edge = reading(ports, refuse)
  const limited = (budget: 'read' | 'write') => limitNetwork(ports, () => budget, refuse)
  app.get(doctorPath, limited('write'), ({ env, req, var: { facts } }) =>
    answerDoctor(ports, req.raw, { peer: env.address, address: facts.address }),
  )
  app.get(doctorStreamPath, limited('write'), ({ req }) => answerDoctorStream(ports, req.raw))
  app.all(bare(livePath), ...edge, ({ var: { request } }) => streams.answer(request))
  app.get('/registry/modules/:module/:file', limited('read'), ({ var: { facts }, req }) =>
    answerDescriptor(ports, { id: facts.id, ...req.param() }),
  )
  app.get(`${packagesPath}*`, limited('read'), ({ req }) => answerPackages(ports, req.raw))
  app.get(bare(pinBeaconPath), limited('read'), ({ var: { facts }, req }) =>
    answerPinBeacon(ports, req.raw, facts),
  )
  for (const file of servedFiles) {
    const { method, path } = file
    if (file.needs === 'session')
      app[method](bare(path), ...edge, ({ var: { request }, req }) =>
        file.answer(request, req.param()),
      )
    else
      app[method](bare(path), limited('write'), ({ var: { facts }, req }) =>
        file.answer(ports, req.raw, facts.id, req.param()),
      )
  }
}

/** The prefixes below which every path is a call's. */
const callPrefixes = ['/resource', '/v3', '/vx', '/ads/v4'] as const

/** The documents in which providers' scripts run, and those that providers send people back to. */
function addConnects(app: EdgeApp, ports: Ports): void {
  const edge = reading(ports, refuseDocument(ports))
  app.on(['GET', 'POST'], bare(googleFramePath), ...edge, async ({ var: { request } }, next) => {
    const answer = await answerGoogle(request)
    return answer ?? next()
  })
  const connect = bare(paths.connect.pattern)
  for (const [path, isBack] of [
    [connect, false],
    [`${connect}/done`, true],
  ] as const)
    app.get(path, ...edge, async ({ var: { request }, req }, next) => {
      const provider = req.param('provider') ?? ''
      return (await answerConnect(request, { provider, isBack })) ?? next()
    })
}

function addDocuments(app: EdgeApp, ports: Ports): void {
  const refuse = refuseDocument(ports)
  const edge = readingPage(ports, refuse)
  app.post(
    bare(overridesPath),
    limitNetwork(ports, () => 'write', refuse),
    loadSession(ports, refuse),
    ({ var: { request } }) => answerOverrides(request),
  )
  const offsite = bare(paths.offsite.pattern)
  app.get(offsite, beDiscreet)
  app.get('*', ...edge)
  app.get(offsite, async ({ var: { request } }, next) => (await answerOffsite(request)) ?? next())
  app.get(bare(overridesPath), ({ var: { request } }) => answerOverrides(request))
  app.get('*', ({ var: { request } }) => answerDocument(request))
}

function addLists(app: EdgeApp, ports: Ports): void {
  const sitemaps = sitemapsOf(ports)
  app.get('/robots.txt', () => answerRobots(ports.settings.publicOrigin))
  app.get('/sitemap.xml', () => sitemaps.index())
  app.get(
    '/sitemaps/:name',
    async ({ req }, next) => (await sitemaps.list(req.param('name'))) ?? next(),
  )
}

/** The Save button of other sites: its script, the count beside it, and the page that shows it. */
function addSaveButton(app: EdgeApp, ports: Ports): void {
  const countOf = saveCounts(ports)
  const counted = limitNetwork(ports, () => 'read', refuseInEnvelope(ports))
  app.get(bare(saveButtonCountPath), counted, ({ req }) => answerCount(req.raw, countOf))
  for (const path of [saveButtonScriptPath, `${saveButtonBase}:version{[0-9a-f]{16}\\.js}`])
    app.get(
      path,
      async ({ req }, next) => (await saveButtonScript.answer(ports, req.path)) ?? next(),
    )
  app.get(bare(saveButtonBase), ...reading(ports, refuseDocument(ports)), ({ var: { request } }) =>
    answerSaveButtonPage(request),
  )
}

/** The conversion tag of other websites: its script, and what takes its events. */
function addConversionTag(app: EdgeApp, ports: Ports): void {
  for (const path of [tagScriptPath, `${tagBase}:version{[0-9a-f]{16}\\.js}`])
    app.get(path, async ({ req }, next) => (await tagScript.answer(ports, req.path)) ?? next())
  app.all(bare(tagEventsPath), async ({ req, var: { facts } }) =>
    answerTagEvents(ports, req.raw, facts),
  )
}

/** Adds the files of the installed app, and the target of shares from devices. */
function addInstalledApp(app: EdgeApp, ports: Ports): void {
  const counted = limitNetwork(ports, () => 'write', refuseDocument(ports))
  app.on(['GET', 'POST'], bare(sharePath), counted, ({ req }) => answerShare(req.raw))
  app.get(`${appBase}:name`, async ({ req }, next) => {
    const answer = await answerApp(ports.settings, req.param('name'), req.query('locale') ?? null)
    return answer ?? next()
  })
}

/** Computes a value on first use, and keeps it. */
function lazily<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

function addFiles(app: EdgeApp, ports: Ports): void {
  const openApi = lazily(() => JSON.stringify(openApiOf(ports.settings.brand)))
  app.get('/health', () => health(ports))
  app.get('/live', () => answerLive())
  app.get('/ready', ({ req, env }) => answerReady(ports, req.raw, env.address))
  app.get('/registry.json', ({ req }) => answerRegistry(ports, req.raw))
  app.get('/openapi.json', ({ body }) =>
    body(openApi(), 200, { 'Content-Type': 'application/json; charset=utf-8' }),
  )
  app.get('/openapi', () => answerApiPage(ports))
  app.get(
    '/dev/outbox',
    async ({ req, env }, next) => (await answerOutbox(ports, req.raw, env.address)) ?? next(),
  )
  app.get(
    `${sampleSitesBase}*`,
    async ({ req }, next) => (await answerSampleSite(ports, req.path)) ?? next(),
  )
  app.get('/media/*', ({ req }) => answerMedia(ports, req.raw))
  const publishedAndOwn = shellFiles(ports)
  app.get(`${assetsBase}*`, ({ req }) =>
    answerAsset(publishedAndOwn, req.path.slice(assetsBase.length), req.header('Accept-Encoding')),
  )
  for (const path of fixedPaths)
    app.get(path, () => fixedFile(path) ?? new Response(null, { status: 404 }))
  app.get(
    firstScreenPattern,
    async ({ req }) =>
      (await answerFirstScreenFile(req.path)) ?? new Response(null, { status: 404 }),
  )
  app.get(
    pageStylePattern,
    async ({ req }) =>
      (await answerPageStyle(ports, req.path)) ?? new Response(null, { status: 404 }),
  )
}
