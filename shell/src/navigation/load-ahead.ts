import type { Viewer } from '@tessera/contracts/entities/viewer'
import { findPage } from '@tessera/contracts/find-page'
import { parseUrl } from '@tessera/contracts/parse-url'
import type { RegisteredModule } from '@tessera/contracts/registry'
import type { Readable } from '@tessera/module'
import type { ModuleHost } from '../modules/host.ts'
import { redirectFrom } from './guard.ts'
import { whenAtRest } from './when-at-rest.ts'

/** Milliseconds that a pointer rests on a link before its page loads: crossing one loads nothing. */
export const restOnLink = 60

interface LoadAheadParts {
  readonly modules: readonly RegisteredModule[]
  readonly host: Pick<ModuleHost, 'load'>
  readonly $viewer: Readable<Viewer | null>
  /** Origin of the product. */
  readonly origin: string
  /** True when the next page runs another build of a module: its files must not arrive among those of this one. */
  readonly isLeaving: (module: string) => boolean
}

/** Loads the code of the page that a link leads to, unless it is elsewhere or the viewer can't open it. */
async function loadPage(href: string, parts: LoadAheadParts): Promise<void> {
  const { modules, host, $viewer, origin, isLeaving } = parts
  const url = parseUrl(href)
  const found = url?.origin === origin ? findPage(modules, url.pathname) : undefined
  if (found === undefined || !found.module.enabled) return
  if (isLeaving(found.module.descriptor.name)) return
  if (redirectFrom(found.page, $viewer.get(), '') !== undefined) return
  const loaded = await host.load(found.module.descriptor.name)
  if (loaded.ok) await loaded.definition.pages?.[found.page.name]?.load()
}

/**
 * Lists the links of a resting page that a finger is likely to press, which gives no sign before: the first tile
 * of its list, whose page is that of the other tiles, and the navigation's links to pages of the same module.
 */
function likelyLinks(page: Document, modules: LoadAheadParts['modules']): HTMLAnchorElement[] {
  const moduleAt = (address: { readonly pathname: string }) =>
    findPage(modules, address.pathname)?.module
  const own = moduleAt(page.location)
  const tile = page.querySelector<HTMLAnchorElement>('main li[data-index] a[href]')
  const linked = [...page.querySelectorAll<HTMLAnchorElement>('nav a[href]')].filter(
    (link) => own !== undefined && moduleAt(link) === own,
  )
  return tile === null ? linked : [tile, ...linked]
}

/**
 * Loads the code of a page when a pointer rests on a link to it, presses it, or the focus comes to it,
 * so that a press doesn't wait for files. Once the page rests, loads that of the links that are likely to be
 * pressed next. Returns a function that stops it.
 */
export function loadAhead(page: Document, parts: LoadAheadParts): () => void {
  const listening = new AbortController()
  let resting: ReturnType<typeof setTimeout> | undefined
  // A load that fails here is tried again, and reported, once the link is followed.
  const load = ({ href }: HTMLAnchorElement) => loadPage(href, parts).catch(() => undefined)
  const hear = ({ type, target }: Event) => {
    clearTimeout(resting)
    const link = target instanceof Element ? target.closest('a[href]') : null
    if (!(link instanceof HTMLAnchorElement)) return
    if (type === 'pointerdown') void load(link)
    else resting = setTimeout(() => load(link), restOnLink)
  }
  for (const type of ['pointerover', 'focusin', 'pointerdown'])
    page.addEventListener(type, hear, { passive: true, signal: listening.signal })
  const cancelRest = whenAtRest(page, () => {
    for (const link of likelyLinks(page, parts.modules)) void load(link)
  })
  return () => {
    cancelRest()
    clearTimeout(resting)
    listening.abort()
  }
}
