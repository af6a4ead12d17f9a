import { budgetNameOf } from '@tessera/contracts/calls/budgets'
import { resumablePath } from '@tessera/contracts/calls/media'
import { livePath } from '@tessera/contracts/calls/notifications'
import { outsidePicturePath } from '@tessera/contracts/calls/outside-pages'
import { paths } from '@tessera/contracts/paths'
import { Hono, type HonoRequest } from 'hono'
import { compress } from 'hono/compress'
import { refused } from './calls/answer.ts'
import { envelopeOf } from './calls/envelope.ts'
import { openApiOf } from './calls/openapi.ts'
import { type Arrival, serve } from './calls/serve.ts'
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
import { health } from './web/health.ts'
import { answerOutbox } from './web/outbox-page/answer-outbox.ts'
import { answerRobots } from './web/robots.ts'
import { sitemapsOf } from './web/sitemap/sitemaps.ts'
import { beyondBudget } from './web/within-budget.ts'

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
  room.use(async ({ header }, next) => {
    await next()
    header('X-Content-Type-Options', 'nosniff')
  })
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

/** Answers a request that is no call of the contracts, once its network may ask and it is known who asks. */
async function arrived(
  ports: Ports,
  req: HonoRequest,
  { address }: Peer,
  answer: (arrival: Arrival) => Promise<Response>,
): Promise<Response> {
  const { brand } = ports.settings
  const barred = beyondBudget(ports, req.raw, { address, budget: 'read' })
  if (barred !== undefined) return envelopeOf(barred, brand)
  const arrival = await arrivalOf(ports, req.raw, { address, params: req.param() })
  return arrival === undefined ? envelopeOf(refused('unexpected'), brand) : answer(arrival)
}

function addLive(room: Room, ports: Ports, streams: LiveStreams): void {
  room.all(bare(livePath), ({ req, env }) =>
    arrived(ports, req, env, (arrival) => streams.answer(arrival)),
  )
}

function addUploads(room: Room, ports: Ports): void {
  for (const path of [resumablePath, `${resumablePath}:id/`])
    room.all(bare(path), ({ req, env }) => arrived(ports, req, env, answerResumable))
}

function addOutsidePictures(room: Room, ports: Ports): void {
  room.get(bare(outsidePicturePath), ({ req, env }) =>
    arrived(ports, req, env, answerOutsidePicture),
  )
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
      const { address } = env
      const barred = beyondBudget(ports, raw, { address, budget: budgetNameOf(wanted.call) })
      if (barred !== undefined) return envelopeOf(barred, brand)
      const arrival = await arrivalOf(ports, raw, { address, params: req.param() })
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

/** Makes a value when it is first asked for, and keeps it. */
function lazily<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

function addFiles(room: Room, ports: Ports): void {
  const openApi = lazily(() => JSON.stringify(openApiOf(ports.settings.brand)))
  room.get('/health', () => health(ports))
  room.get('/openapi.json', ({ body }) =>
    body(openApi(), 200, { 'Content-Type': 'application/json; charset=utf-8' }),
  )
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
