import { createHash } from 'node:crypto'
import type { Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { ModuleDescriptor, RegisteredModule } from '@tessera/contracts/registry'
import type { Fault } from './fault-kinds.ts'
import { faultyEntry, handledRequest } from './faulty-code.ts'
import { faultyPort, productOrigin } from './product.ts'
import { pageOf } from './region.ts'
import { type StockBuild, stockDescriptor } from './stock-builds.ts'

const origin = `http://localhost:${faultyPort}`

const sha384 = (text: string): string =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`

interface Served {
  readonly read: () => Promise<Buffer | string>
  readonly change: (text: string) => string
}

/** The files that the origin serves, by their paths. Others are 404. */
const served = new Map<string, Served>()

async function fetched(url: string): Promise<string> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return answer.text()
}

/** Returns the file of a build that a fault changes on the way. */
function changedFile(fault: Fault, descriptor: ModuleDescriptor) {
  const { entry, preload, files } = descriptor
  const wanted = fault === 'tampered-style' ? 'style' : 'script'
  if (fault === 'tampered-entry' || fault === 'truncated') return entry
  const exposed = files.find(({ path }) => path.includes('__federation_expose_module'))?.path
  if (wanted === 'script' && exposed !== undefined) return exposed
  const early = [...pageOf(descriptor).preload, ...preload]
  const isWanted = (path: string) =>
    path !== entry && files.some((file) => file.path === path && file.kind === wanted)
  return early.find(isWanted) ?? files.map(({ path }) => path).find(isWanted)
}

const changes: Partial<Record<Fault, (text: string) => string>> = {
  'tampered-entry': (text) => `globalThis.tampered = true;${text}`,
  'tampered-chunk': (text) => `globalThis.tampered = true;${text}`,
  'stock-tampered': (text) => `globalThis.tampered = true;${text}`,
  'tampered-style': (text) => `${text}\nbody { outline: 3px solid rgb(1, 2, 3) }`,
  truncated: (text) => text.slice(0, text.length / 2),
}

/** Serves a build from the faulty origin, with the file changed that the fault changes. */
function serveFiles(
  fault: Fault,
  descriptor: ModuleDescriptor,
  read: (path: string) => Promise<Buffer | string>,
): string {
  const base = `${origin}/${fault}/${descriptor.name}/`
  const changed = changedFile(fault, descriptor)
  for (const { path } of descriptor.files) {
    const change = path === changed ? changes[fault] : undefined
    served.set(new URL(path, base).pathname, {
      read: () => read(path),
      change: change ?? ((text) => text),
    })
  }
  return base
}

const withEntry = (descriptor: ModuleDescriptor, integrity?: string): ModuleDescriptor => ({
  ...descriptor,
  files: descriptor.files.map(({ integrity: hash, ...file }) => {
    const own = file.path === descriptor.entry ? integrity : hash
    return own === undefined ? file : { ...file, integrity: own }
  }),
})

/** Returns the registry entry of a module whose own build is listed in another way. */
function listed(module: RegisteredModule, fault: Fault): RegisteredModule | undefined {
  const { descriptor } = module
  if (fault === 'absent') return { ...module, enabled: false }
  if (fault === 'hash-removed') return { ...module, descriptor: withEntry(descriptor) }
  if (fault === 'incompatible')
    return { ...module, descriptor: { ...descriptor, contract: '^99.0.0' } }
  if (fault === 'wrong-abi') return { ...module, descriptor: { ...descriptor, abi: 99 } }
  return undefined
}

/** Returns a registry entry for a module that fails in this way. */
export function faulty(
  module: RegisteredModule,
  fault: Fault,
  stock?: StockBuild,
): RegisteredModule {
  const known = listed(module, fault)
  if (known !== undefined) return known
  const { descriptor } = module
  if (stock !== undefined) {
    const replaced = stockDescriptor(descriptor, stock.files)
    return { base: serveFiles(fault, replaced, stock.read), enabled: true, descriptor: replaced }
  }
  const own = faultyEntry(fault, descriptor)
  const base = serveFiles(fault, descriptor, (path) =>
    own === undefined || path !== descriptor.entry
      ? fetched(module.base + path)
      : Promise.resolve(own),
  )
  const changed = own === undefined ? descriptor : withEntry(descriptor, sha384(own))
  const handles = fault === 'throws-in-handler' ? [handledRequest] : descriptor.handles
  return { base, enabled: true, descriptor: { ...changed, handles } }
}

const typeOf = (path: string) => (path.endsWith('.css') ? 'text/css' : 'text/javascript')

async function answer(path: string, response: ServerResponse): Promise<void> {
  const file = served.get(path)
  if (path.startsWith('/html/') || path.startsWith('/answers-500/') || file === undefined) {
    response.statusCode = path.startsWith('/answers-500/')
      ? 500
      : path.startsWith('/html/')
        ? 200
        : 404
    response.setHeader('Content-Type', 'text/html')
    response.end('<!doctype html><title>Not a module</title>')
    return
  }
  const bytes = await file.read()
  response.setHeader('Content-Type', typeOf(path))
  response.end(/\.(js|css)$/.test(path) ? file.change(String(bytes)) : bytes)
}

/** Serves failing modules, each kind of failure under its own path. */
export function serveFaults(): Promise<Server> {
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    response.setHeader('Access-Control-Allow-Origin', productOrigin)
    response.setHeader('Cache-Control', 'no-store')
    if (path.startsWith('/slow/')) setTimeout(() => response.end(), 30_000).unref()
    else answer(path, response).catch(() => response.destroy())
  })
  const { promise, resolve } = Promise.withResolvers<Server>()
  server.listen(faultyPort, 'localhost', () => resolve(server))
  return promise
}
