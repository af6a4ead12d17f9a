import { resumablePath } from '@tessera/contracts/calls/media'
import { livePath } from '@tessera/contracts/calls/notifications'
import { outsidePicturePath } from '@tessera/contracts/calls/outside-pages'
import { paths } from '@tessera/contracts/paths'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { refused } from './calls/answer.ts'
import { envelopeOf } from './calls/envelope.ts'
import { openApiOf } from './calls/openapi.ts'
import { serve } from './calls/serve.ts'
import { answeredCalls } from './domains/all.ts'
import { answerResumable } from './domains/media/resumable.ts'
import { answerMedia } from './domains/media/serve-media.ts'
import { type LiveStreams, liveStreams } from './domains/notifications/stream.ts'
import { answerOutsidePicture } from './domains/outside-pages/show-outside-picture.ts'
import type { Ports } from './ports.ts'
import { answerDocument } from './web/answer-document.ts'
import { answerOffsite } from './web/answer-offsite.ts'
import { answerApiPage } from './web/api-page/answer-api-page.ts'
import { arrivalOf, withCookies } from './web/arrival.ts'
import { answerAsset, assetsBase } from './web/assets.ts'
import { fixedFile, fixedPaths } from './web/fixed-files.ts'
import { answerOutbox } from './web/outbox-page/answer-outbox.ts'
import { answerRobots } from './web/robots.ts'
import { sitemapsOf } from './web/sitemap/sitemaps.ts'

/** Who is at the other end of the line. */
export interface Peer {
  readonly address?: string | undefined
}

/** The service over the web's own requests and responses. */
export interface App {
  fetch(request: Request, peer?: Peer): Promise<Response>
  /** Ends what would go on by itself: the streams to open tabs. */
  close(): void
}

type Room = Hono<{ Bindings: Peer }>

/** A room that is not strict takes the slash off a path before it looks for the route. */
const bare = (path: string): string => path.replace(/\/$/, '')

/** Makes the service of its ports. */
export function createApp(ports: Ports): App {
  // A path answers with or without the slash at its end: the specification has both.
  const room: Room = new Hono({ strict: false })
  room.use(compress())
  const streams = liveStreams(ports)
  addLive(room, ports, streams)
  addUploads(room, ports)
  addOutsidePictures(room, ports)
  addCalls(room, ports)
  addFiles(room, ports)
  addLists(room, ports)
  room.get('*', ({ req, env }) => answerDocument(ports, req.raw, env.address))
  room.all('*', () => envelopeOf(refused('method-unknown'), ports.settings.brand))
  return {
    fetch: async (request, peer = {}) => room.fetch(request, peer),
    close: () => streams.close(),
  }
}

function addLive(room: Room, ports: Ports, streams: LiveStreams): void {
  room.all(bare(livePath), async ({ req, env }) => {
    const arrival = await arrivalOf(ports, req.raw, { address: env.address, params: {} })
    if (arrival !== undefined) return streams.answer(arrival)
    return envelopeOf(refused('unexpected'), ports.settings.brand)
  })
}

function addUploads(room: Room, ports: Ports): void {
  for (const path of [resumablePath, `${resumablePath}:id/`])
    room.all(bare(path), async ({ req, env }) => {
      const arrival = await arrivalOf(ports, req.raw, { address: env.address, params: req.param() })
      if (arrival !== undefined) return answerResumable(arrival)
      return envelopeOf(refused('unexpected'), ports.settings.brand)
    })
}

function addOutsidePictures(room: Room, ports: Ports): void {
  room.get(bare(outsidePicturePath), async ({ req, env }) => {
    const arrival = await arrivalOf(ports, req.raw, { address: env.address, params: {} })
    if (arrival !== undefined) return answerOutsidePicture(arrival)
    return envelopeOf(refused('unexpected'), ports.settings.brand)
  })
}

function addCalls(room: Room, ports: Ports): void {
  const { brand } = ports.settings
  const byPath = [...Map.groupBy(answeredCalls, ({ call }) => call.path)]
  // What is written out comes before what varies: `/v3/pins/image/` is no pin's.
  byPath.sort(([one], [other]) => one.split(':').length - other.split(':').length)
  for (const [path, answered] of byPath)
    room.all(bare(path), async ({ req, env }) => {
      const { raw, method } = req
      const wanted = answered.find(({ call }) => call.method === method)
      if (wanted === undefined) return envelopeOf(refused('method-unknown'), brand)
      const arrival = await arrivalOf(ports, raw, { address: env.address, params: req.param() })
      if (arrival === undefined) return envelopeOf(refused('unexpected'), brand)
      return withCookies(envelopeOf(await serve(wanted, arrival), brand), arrival)
    })
  for (const path of ['/resource/*', '/v3/*', '/vx/*'])
    room.all(path, () => envelopeOf(refused('not-found'), brand))
}

function addLists(room: Room, ports: Ports): void {
  const sitemaps = sitemapsOf(ports)
  room.get('/robots.txt', () => answerRobots(ports.settings.publicOrigin))
  room.get('/sitemap.xml', () => sitemaps.index())
  room.get('/sitemaps/:name', async ({ req, env }) => {
    const list = await sitemaps.list(req.param('name'))
    return list ?? answerDocument(ports, req.raw, env.address)
  })
}

function addFiles(room: Room, ports: Ports): void {
  room.get('/health', () => health(ports))
  room.get('/openapi.json', ({ json }) => json(openApiOf(ports.settings.brand)))
  room.get('/openapi', () => answerApiPage(ports))
  room.get('/dev/outbox', async ({ req, env }) => {
    const page = await answerOutbox(ports, req.raw, env.address)
    return page ?? answerDocument(ports, req.raw, env.address)
  })
  room.get(bare(paths.offsite.pattern), ({ req, env }) =>
    answerOffsite(ports, req.raw, env.address),
  )
  room.get('/media/*', ({ req }) => answerMedia(ports, req.raw))
  room.get(`${assetsBase}*`, ({ req }) =>
    answerAsset(
      ports.shellFolder,
      req.path.slice(assetsBase.length),
      req.header('Accept-Encoding') ?? '',
    ),
  )
  for (const path of fixedPaths)
    room.get(path, () => fixedFile(path) ?? new Response(null, { status: 404 }))
}

async function health(ports: Ports): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' }
  try {
    await ports.db.execute(sql`select 1`)
    return Response.json({ status: 'ok', reports: ports.reportCounts.all() }, { headers })
  } catch (cause) {
    ports.log.error('health.failed', { cause: String(cause) })
    return Response.json({ status: 'database-unreachable' }, { status: 503, headers })
  }
}
