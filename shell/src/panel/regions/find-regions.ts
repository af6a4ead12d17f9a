import { shellName } from '@tessera/contracts/releases/build-limits'
import type { FragmentInstance } from 'react'
import type { ViewName } from '../../modules/host.ts'
import { words } from '../words.ts'

declare module 'react' {
  interface FragmentInstance {
    /** Documented by React, and not in its types yet. */
    compareDocumentPosition(other: Node): number
  }
}

/** The part of the window that something takes, in pixels. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A region of the page: a view of a module, or a part of the shell. */
export interface Region {
  readonly key: string
  /** The module that draws it, or the shell. */
  readonly owner: string
  readonly kind: ViewName['kind'] | 'part'
  readonly name: string
  /** The rectangle in which it shows. */
  readonly box: Box
}

const least = 4

const overlapOf = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
})

/** Returns the smallest box around some boxes; those without a size don't count. */
function around(boxes: readonly Box[]): Box | undefined {
  const seen = boxes.filter(({ left, top, right, bottom }) => right > left && bottom > top)
  if (seen.length === 0) return undefined
  return {
    left: Math.min(...seen.map(({ left }) => left)),
    top: Math.min(...seen.map(({ top }) => top)),
    right: Math.max(...seen.map(({ right }) => right)),
    bottom: Math.max(...seen.map(({ bottom }) => bottom)),
  }
}

const isIn = (area: FragmentInstance, element: Element): boolean =>
  (area.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_CONTAINS) !== 0

const holds = (area: FragmentInstance, element: Element): boolean =>
  (area.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_CONTAINED_BY) !== 0

/** Landmarks that no module drew are the shell's, and so is the page if no module's page is in it. */
const landmarks = '#root :is(header, nav, footer, main, [data-page-layer])'

function nameOf(element: Element): string {
  if (element.matches('header')) return words.header()
  if (element.matches('footer')) return words.footer()
  if (element.matches('main')) return words.page()
  if (element.matches('[data-page-layer]')) return words.layer()
  return element.getAttribute('aria-label') ?? words.navigation()
}

/** A view on the page, and the box around its elements. */
interface Drawn {
  readonly area: FragmentInstance
  readonly view: ViewName
  readonly box: Box
}

interface Found {
  readonly owner: string
  readonly kind: Region['kind']
  readonly name: string
  readonly box: Box
}

/** Returns the box around a view; undefined without elements, or while React renders it in slices. */
function boxOf(area: FragmentInstance): Box | undefined {
  try {
    return around(area.getClientRects())
  } catch {
    // React meets an element of the next render that does not exist yet. A later frame has it.
    return undefined
  }
}

/** Returns the views that take room. React compares no others with elements. */
const drawnOf = (views: ReadonlyMap<FragmentInstance | null, ViewName>): readonly Drawn[] =>
  [...views].flatMap(([area, view]) => {
    const box = area && boxOf(area)
    return area && box ? [{ area, view, box }] : []
  })

/** Returns the modal dialog in front; what is outside of it can't be pressed. */
const frontIn = (page: Document): Element | undefined =>
  [...page.querySelectorAll('dialog[open]')].at(-1)

function shellParts(page: Document, drawn: readonly Drawn[]): readonly Found[] {
  if (frontIn(page) !== undefined) return []
  const isPageIn = (element: Element) =>
    drawn.some(({ area, view }) => view.kind === 'page' && isIn(area, element))
  const found = [...page.querySelectorAll(landmarks)].filter((element) => {
    if (drawn.some(({ area }) => holds(area, element))) return false
    if (element.closest('[inert]') !== null) return false
    if (element.parentElement?.closest('#root header')) return false
    return !element.matches('main') || !isPageIn(element)
  })
  return found.map((element) => {
    const box = element.getBoundingClientRect()
    return { owner: shellName, kind: 'part', name: nameOf(element), box }
  })
}

/** Returns the lower edge of the header, which stays over the page that scrolls beneath it. */
function headerEnd(page: Document): number {
  const header = [...page.querySelectorAll('#root header:not([inert] *)')].find(
    (element) => element.closest('main') === null,
  )
  return header?.getBoundingClientRect().bottom ?? 0
}

function moduleViews(page: Document, drawn: readonly Drawn[]): readonly Found[] {
  const covered = [...page.querySelectorAll('[inert]')]
  const layers = [...page.querySelectorAll('[data-page-layer]')]
  const front = frontIn(page)
  const main = page.querySelector('main')
  const top = headerEnd(page)
  return drawn.flatMap(({ area, view: { module: owner, kind, name }, box }) => {
    if (covered.some((element) => isIn(area, element))) return []
    if (front !== undefined && !holds(area, front) && !isIn(area, front)) return []
    const layer = layers.find((element) => isIn(area, element))?.getBoundingClientRect()
    const seen = layer ? overlapOf(box, layer) : box
    const isBelow = main !== null && isIn(area, main)
    const shown = isBelow ? { ...seen, top: Math.max(seen.top, top) } : seen
    return [{ owner, kind, name, box: shown }]
  })
}

const sizeOf = ({ box }: Region): number => (box.right - box.left) * (box.bottom - box.top)

/** Finds the regions that are to be seen: the views of modules, and the parts of the shell; the largest come first. */
export function findRegions(
  page: Document,
  views: ReadonlyMap<FragmentInstance | null, ViewName>,
): readonly Region[] {
  const { clientWidth: right, clientHeight: bottom } = page.documentElement
  const window = { left: 0, top: 0, right, bottom }
  const drawn = drawnOf(views)
  const counts = new Map<string, number>()
  const all = [...shellParts(page, drawn), ...moduleViews(page, drawn)].flatMap(
    ({ owner, kind, name, box }) => {
      const seen = overlapOf(box, window)
      if (seen.right - seen.left < least || seen.bottom - seen.top < least) return []
      const of = `${owner}/${kind}/${name}`
      const count = (counts.get(of) ?? 0) + 1
      counts.set(of, count)
      const { left, top, right, bottom } = seen
      return [{ key: `${of}/${count}`, owner, kind, name, box: { left, top, right, bottom } }]
    },
  )
  return all.toSorted((one, other) => sizeOf(other) - sizeOf(one))
}
