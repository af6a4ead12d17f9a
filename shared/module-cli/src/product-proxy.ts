import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as requestByHttp,
  type Server,
  type ServerResponse,
} from 'node:http'
import { request as requestByHttps } from 'node:https'

/** A proxy of this machine, through which a browser sees a deployed product with modules of this machine. */
interface Through {
  /** The product's origin. */
  readonly product: string
  /** Returns the `Cookie` by which the product knows what this machine serves. */
  readonly cookie: () => string
}

/** Headers about one connection, which is another one on each side. */
const hopByHop = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade']

const without = (headers: IncomingHttpHeaders, names: readonly string[]): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)))

const nameOf = (cookie: string): string => cookie.split('=', 1)[0]?.trim() ?? ''

/** Adds a cookie to a `Cookie` header, in the place of another one of its name. */
function withCookie(header: string | undefined, cookie: string): string {
  const others = (header ?? '')
    .split(';')
    .filter((each) => each.trim() !== '' && nameOf(each) !== nameOf(cookie))
  return [...others.map((each) => each.trim()), cookie].join('; ')
}

/** Returns what the product is sent: what the browser sent, as if its page were the product's own. */
function askedHeaders(
  { headers }: IncomingMessage,
  { product, cookie }: Through,
): OutgoingHttpHeaders {
  const own = `http://${headers.host}`
  const asProducts = (text: string) =>
    text.startsWith(own) ? product + text.slice(own.length) : text
  const { origin, referer } = headers
  return {
    ...without(headers, hopByHop),
    host: new URL(product).host,
    cookie: withCookie(headers.cookie, cookie()),
    ...(origin === undefined ? {} : { origin: asProducts(origin) }),
    ...(referer === undefined ? {} : { referer: asProducts(referer) }),
  }
}

/** Returns what the browser is sent. A promise of https for years would be kept for all of this machine. */
function answeredHeaders(
  headers: IncomingHttpHeaders,
  { product }: Through,
  own: string,
): OutgoingHttpHeaders {
  const { location } = headers
  const kept = without(headers, [...hopByHop, 'strict-transport-security'])
  if (location === undefined || !location.startsWith(product)) return kept
  return { ...kept, location: own + location.slice(product.length) }
}

function fail(response: ServerResponse, sentence: string): void {
  if (response.headersSent) return void response.destroy()
  response.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' })
  response.end(`${sentence}\n`)
}

function pass(asked: IncomingMessage, response: ServerResponse, through: Through): void {
  const { product } = through
  const request = product.startsWith('https:') ? requestByHttps : requestByHttp
  const own = `http://${asked.headers.host}`
  // A path that begins with two slashes would be another host.
  const url = new URL(`${product}${(asked.url ?? '/').replace(/^\/*/, '/')}`)
  const onward = request(url, { method: asked.method, headers: askedHeaders(asked, through) })
  onward.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answeredHeaders(answer.headers, through, own))
    answer.pipe(response)
    answer.on('error', () => response.destroy())
  })
  onward.on('error', () => fail(response, `The product at ${product} cannot be reached.`))
  response.on('close', () => onward.destroy())
  asked.pipe(onward)
}

/** True for a request of a page of this machine. Others could use what the browser is logged in to. */
const isOwn = ({ headers }: IncomingMessage): boolean =>
  /^(localhost|127\.0\.0\.1):\d+$/.test(headers.host ?? '')

/** Creates the proxy. Answers pass as they come, so that streams and large files are not held. */
export const productProxy = (through: Through): Server =>
  createServer((asked, response) => {
    if (isOwn(asked)) pass(asked, response, through)
    else fail(response, 'This proxy answers at localhost alone.')
  })
