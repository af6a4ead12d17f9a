import type { RegisteredModule } from '@tessera/contracts/registry'
import type { Report } from './report.ts'

/** Browsers report this when a layout takes more than one frame; it is no error. */
const harmless = /^ResizeObserver loop/

const address = /https?:\/\/[^\s()]+/g

/**
 * Returns the module whose code threw: the first module with a file in the stack, because shell
 * files above it were called by the module. Returns 'shell' for a stack without module files, and
 * undefined for foreign code, such as a browser extension.
 */
export function throwerOf(
  stack: string,
  modules: readonly RegisteredModule[],
  origin: string,
): string | undefined {
  const files = stack.match(address) ?? []
  for (const file of files) {
    const under = modules.filter(({ base }) => file.startsWith(base))
    const [nearest] = under.toSorted((one, other) => other.base.length - one.base.length)
    if (nearest !== undefined) return nearest.descriptor.name
  }
  return files.some((file) => file.startsWith(origin)) ? 'shell' : undefined
}

function partsOf(event: Event): { readonly thrown: unknown; readonly file: string } {
  if (event instanceof ErrorEvent)
    return { thrown: event.error ?? event.message, file: event.filename }
  return { thrown: Reflect.get(event, 'reason'), file: '' }
}

const told = new Set<string>()

/** Max errors that a document reports: one whose text differs each time would report for ever. */
const toldMost = 100

/** Reports an uncaught error or rejection; identical ones are reported once. */
export function reportUncaught(
  event: Event,
  page: {
    readonly modules: readonly RegisteredModule[]
    readonly origin: string
    readonly report: (report: Report) => void
  },
): void {
  const { thrown, file } = partsOf(event)
  const text = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown)
  const stack = thrown instanceof Error ? (thrown.stack ?? '') : ''
  const from = throwerOf(`${stack}\n${file}`, page.modules, page.origin)
  if (from === undefined || harmless.test(text)) return
  const key = [from, text, stack, file].join('\n')
  if (told.has(key) || told.size >= toldMost) return
  told.add(key)
  const code = from === 'shell' ? 'shell-uncaught' : 'module-uncaught'
  const detail = stack === '' && file !== '' ? `${text}\n${file}` : text
  page.report({ code, from, detail, thrown })
}
