import { createHash } from 'node:crypto'
import type { BuiltFile, Registry } from '@tessera/contracts/registry'
import type { ModuleHosts } from '../platform/module-hosts/port.ts'

const heading = (text: object, ...more: readonly object[]) => [
  { tag: 'h1', content: [{ text }] },
  ...more,
]

const tiles = { step: 'tiles', label: { say: 0 } }
const withoutPins = { not: { has: { get: 'pins' } } }

/** The first screens of the sample modules, by the names of their pages. */
const templates: Readonly<Record<string, object>> = {
  home: {
    answers: {},
    unless: { any: [withoutPins, { has: { get: 'viewer' } }] },
    content: heading({ get: 'brand' }, tiles),
  },
  pin: {
    answers: { pin: 'PinResource.get' },
    unless: { not: { has: { get: 'pin' } } },
    content: heading(
      { get: 'pin.title' },
      { step: 'closeup-picture', pin: 'pin', alt: { get: 'pin.title' } },
    ),
  },
  board: {
    answers: { board: 'BoardResource.get' },
    unless: withoutPins,
    content: heading({ get: 'board.name' }, tiles),
  },
}

const textOf = (page: string): string =>
  JSON.stringify({
    schema: 1,
    texts: [{ en: 'Ideas' }],
    style: `.shopping-${page}{color:red}`,
    ...templates[page],
  })

const pathOf = (page: string): string => `first-screen/${page}.0123456789.json`

/** The files of these templates, as a build lists them. */
const templateFiles: readonly BuiltFile[] = Object.keys(templates).map((page) => {
  const text = textOf(page)
  const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`
  return { path: pathOf(page), integrity, kind: 'other', bytes: Buffer.byteLength(text) }
})

/** Returns a registry whose pages have these first screens. */
export const withTemplates = ({ modules, ...registry }: Registry): Registry => ({
  ...registry,
  modules: modules.map(({ descriptor, ...module }) => ({
    ...module,
    descriptor: {
      ...descriptor,
      files: [...descriptor.files, ...templateFiles],
      pages: descriptor.pages.map((page) =>
        Object.hasOwn(templates, page.name) ? { ...page, firstScreen: pathOf(page.name) } : page,
      ),
    },
  })),
})

/** Serves these files. */
export const sampleHosts: ModuleHosts = {
  async read(url) {
    const page = Object.keys(templates).find((name) => url.endsWith(`/${pathOf(name)}`))
    return page === undefined ? undefined : new TextEncoder().encode(textOf(page))
  },
}
