import { templateLimits } from '@tessera/contracts/first-screen/limits'
import { readerPaths } from '@tessera/contracts/first-screen/parts'
import type { FirstScreenTemplate } from '@tessera/contracts/first-screen/template'
import { viewerOf } from '../../contexts/identity/index.ts'
import type { PageContent } from '../../documents/page-content/content.ts'
import type { FirstScreenReader } from './reader.ts'

/** The page whose first screen is drawn. */
export interface ShownPage {
  readonly content: Pick<PageContent, 'answers' | 'pins'>
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
}

/** The values that a template reads, and how much it may still draw. */
export interface Scope {
  readonly template: FirstScreenTemplate
  readonly reader: FirstScreenReader
  readonly page: ShownPage
  readonly roots: ReadonlyMap<string, unknown>
  readonly left: { steps: number; markup: number }
}

/** Thrown by a template that draws more than it may. */
class DrawsTooMuch extends Error {}

/** Counts a part that is evaluated, and what it writes. */
export function spend({ left }: Scope, markup = 0): void {
  left.steps -= 1
  left.markup -= markup
  if (left.steps < 0 || left.markup < 0) throw new DrawsTooMuch('it draws more than it may')
}

/** Returns what a template may read of the viewer. */
function viewerFacts({ viewer }: FirstScreenReader): unknown {
  if (viewer === null) return null
  const all = Object.entries(viewerOf(viewer))
  return Object.fromEntries(all.filter(([name]) => readerPaths.has(`viewer.${name}`)))
}

/** Starts drawing a page. */
export function scopeOf(
  template: FirstScreenTemplate,
  page: ShownPage,
  reader: FirstScreenReader,
): Scope {
  const { answers, pins } = page.content
  const roots = new Map<string, unknown>([
    ...Object.entries(template.answers).map(
      ([name, call]) => [name, answers.find((answer) => answer.call === call)?.data] as const,
    ),
    ['brand', reader.brand],
    ['locale', reader.language.locale],
    ['viewer', viewerFacts(reader)],
    ['isReturning', reader.returning !== null],
    ['pins', pins],
    ['params', page.params],
    ['query', Object.fromEntries(page.query)],
    ['experiments', reader.experiments],
  ])
  const { steps, markup } = templateLimits
  return { template, reader, page, roots, left: { steps, markup } }
}

const splitPaths = new Map<string, readonly string[]>()
const splitPathsMost = 5_000

/** Splits a path. The parts are kept, because each document reads the same ones. */
function fieldsOf(path: string): readonly string[] {
  const known = splitPaths.get(path)
  if (known !== undefined) return known
  if (splitPaths.size >= splitPathsMost) splitPaths.clear()
  const fields = path.split('.')
  splitPaths.set(path, fields)
  return fields
}

/** Returns what a path leads to; undefined where it leads nowhere. Only data's own members count. */
export function readPath({ roots }: Pick<Scope, 'roots'>, path: string): unknown {
  const [root = '', ...fields] = fieldsOf(path)
  let value = roots.get(root)
  for (const field of fields) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, field))
      return undefined
    value = Reflect.get(value, field)
  }
  return value
}
