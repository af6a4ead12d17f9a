import { createHash } from 'node:crypto'
import type { Server } from 'node:http'
import { createServer } from 'node:http'
import type { ModuleDescriptor, RegisteredModule } from '@tessera/contracts/registry'
import { faultyPort, productOrigin } from './product.ts'

/** Ways in which a module's origin or code can fail. */
export const faults = [
  'absent',
  '500',
  'html',
  'slow',
  'throws-at-load',
  'throws-on-render',
] as const

export type Fault = (typeof faults)[number]

const origin = `http://localhost:${faultyPort}`

/** Returns a handwritten federation container whose views all throw on render. */
function throwingContainer({ container, name, pages, overlays }: ModuleDescriptor): string {
  const views = (names: readonly string[]) =>
    `{${names.map((view) => `${JSON.stringify(view)}: broken`).join(',')}}`
  return `
    const broken = { route: '/', title: '', who: 'anyone', load: async () => () => { throw new Error('broken on purpose') } }
    globalThis.${container} = {
      init() {},
      async get() {
        const definition = { name: ${JSON.stringify(name)}, version: '1.0.0', contract: '^1.0.0',
          pages: ${views(pages.map((page) => page.name))}, overlays: ${views(overlays.map((overlay) => overlay.name))} }
        return () => ({ default: definition })
      },
    }`
}

function entryFor(fault: Fault, descriptor: ModuleDescriptor): string {
  return fault === 'throws-on-render'
    ? `{${throwingContainer(descriptor)}}`
    : `throw new Error('broken on purpose')`
}

const sha384 = (text: string): string =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`

const scripts = new Map<string, string>()

/** Returns a registry entry for a module that fails in this way. */
export function faulty(module: RegisteredModule, fault: Fault): RegisteredModule {
  if (fault === 'absent') return { ...module, enabled: false }
  const { descriptor } = module
  const entry = entryFor(fault, descriptor)
  const base = `${origin}/${fault}/${descriptor.name}/`
  scripts.set(new URL(descriptor.entry, base).pathname, entry)
  const ownBytes = fault === 'throws-at-load' || fault === 'throws-on-render'
  const files = descriptor.files.map((file) =>
    ownBytes && file.path === descriptor.entry ? { ...file, integrity: sha384(entry) } : file,
  )
  return { base, enabled: true, descriptor: { ...descriptor, files } }
}

/** Serves failing modules, each kind of failure under its own path. */
export function serveFaults(): Promise<Server> {
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    response.setHeader('Access-Control-Allow-Origin', productOrigin)
    response.setHeader('Cache-Control', 'no-store')
    if (path.startsWith('/slow/')) {
      setTimeout(() => response.end(), 30_000).unref()
      return
    }
    const script = path.startsWith('/throws') ? scripts.get(path) : undefined
    if (script !== undefined) response.setHeader('Content-Type', 'text/javascript')
    else if (path.startsWith('/html/')) response.setHeader('Content-Type', 'text/html')
    else response.statusCode = path.startsWith('/500/') ? 500 : 404
    response.end(script ?? '<!doctype html><title>Not a module</title>')
  })
  const { promise, resolve } = Promise.withResolvers<Server>()
  server.listen(faultyPort, 'localhost', () => resolve(server))
  return promise
}
