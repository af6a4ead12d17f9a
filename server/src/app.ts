import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { refused } from './calls/answer.ts'
import { envelopeOf } from './calls/envelope.ts'
import { openApiOf } from './calls/openapi.ts'
import { serve } from './calls/serve.ts'
import { answeredCalls } from './domains/all.ts'
import { answerMedia } from './domains/media/serve-media.ts'
import type { Ports } from './ports.ts'
import { answerDocument } from './web/answer-document.ts'
import { arrivalOf, withCookie } from './web/arrival.ts'
import { answerAsset, assetsBase } from './web/assets.ts'
import { fixedFile } from './web/fixed-files.ts'

/** Who is at the other end of the line. */
export interface Peer {
  readonly address?: string | undefined
}

/** The service over the web's own requests and responses. */
export interface App {
  fetch(request: Request, peer?: Peer): Promise<Response>
}

type Room = Hono<{ Bindings: Peer }>

/** Makes the service of its ports. */
export function createApp(ports: Ports): App {
  const room: Room = new Hono()
  room.use(compress())
  addCalls(room, ports)
  addFiles(room, ports)
  room.get('*', ({ req, env }) => answerDocument(ports, req.raw, env.address))
  room.all('*', () => envelopeOf(refused('method-unknown'), ports.settings.brand))
  return { fetch: async (request, peer = {}) => room.fetch(request, peer) }
}

function addCalls(room: Room, ports: Ports): void {
  const { brand } = ports.settings
  for (const [path, answered] of Map.groupBy(answeredCalls, ({ call }) => call.path))
    room.all(path, async ({ req, env }) => {
      const { raw, method } = req
      const wanted = answered.find(({ call }) => call.method === method)
      if (wanted === undefined) return envelopeOf(refused('method-unknown'), brand)
      const arrival = await arrivalOf(ports, raw, { address: env.address, params: req.param() })
      if (arrival === undefined) return envelopeOf(refused('unexpected'), brand)
      return withCookie(envelopeOf(await serve(wanted, arrival), brand), arrival, ports)
    })
  for (const path of ['/resource/*', '/v3/*'])
    room.all(path, () => envelopeOf(refused('not-found'), brand))
}

function addFiles(room: Room, ports: Ports): void {
  room.get('/health', () => health(ports))
  room.get('/openapi.json', ({ json }) => json(openApiOf(ports.settings.brand)))
  room.get('/media/*', ({ req }) =>
    answerMedia(ports.blobs, req.path, req.header('If-None-Match') ?? null),
  )
  room.get(`${assetsBase}*`, ({ req }) =>
    answerAsset(
      ports.shellFolder,
      req.path.slice(assetsBase.length),
      req.header('Accept-Encoding') ?? '',
    ),
  )
  for (const path of ['/favicon.svg', '/favicon.ico', '/robots.txt'])
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
