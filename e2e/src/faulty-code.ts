import type { ModuleDescriptor } from '@tessera/contracts/registry'
import type { Fault } from './fault-kinds.ts'

/** The code of the module's `setup`, by its fault. */
const setups: Partial<Record<Fault, string>> = {
  'throws-in-setup': 'fail()',
  rejects: 'Promise.reject(new Error(cause))',
  'throws-in-listener': 'shell.bus.on(heard, fail); shell.bus.emit(heard, {})',
  'throws-in-handler': 'setTimeout(() => shell.bus.request(tapped, tap))',
}

/** The text of the views that work. */
export const calmText = 'This part works.'

/** The text of every error that a faulty module throws. */
export const cause = 'broken on purpose'

/** The request that the module with a throwing handler handles. */
export const handledRequest = 'save.tapped@1'

const objectOf = (names: readonly string[], value: string) =>
  `{${names.map((name) => `${JSON.stringify(name)}: ${value}`).join(',')}}`

/** Returns a handwritten federation container with all views of a module, which fails in one way. */
function container(fault: Fault, { container, name, pages, overlays, slots }: ModuleDescriptor) {
  const view = fault === 'throws-on-render' ? 'fail' : `() => ${JSON.stringify(calmText)}`
  const loading = `{ load: async () => ${view} }`
  const names = (views: readonly { readonly name: string }[]) => views.map((each) => each.name)
  return `{
    const cause = ${JSON.stringify(cause)}
    const fail = () => { throw new Error(cause) }
    // Parses nothing.
    const schema = { _zod: { run: (given) => given } }
    const heard = { name: 'fault.heard', version: 1, schema }
    const tap = { pinId: '42', board: { id: '3', name: 'Kitchen', url: '/mira/kitchen/' } }
    const tapped = { name: 'save.tapped', version: 1, schema }
    const definition = {
      name: ${JSON.stringify(name)}, version: '1.0.0',
      pages: ${objectOf(names(pages), loading)},
      overlays: ${objectOf(names(overlays), loading)},
      slots: ${objectOf(names(slots), loading)},
      handles: [{ request: ${JSON.stringify(handledRequest)}, load: async () => () => fail }],
      setup(shell) { ${setups[fault] ?? ''} },
    }
    globalThis.${container} = { init() {}, get: async () => () => ({ default: definition }) }
  }`
}

/** Returns the entry of a module whose own code fails; undefined where its files are the real ones. */
export function faultyEntry(fault: Fault, descriptor: ModuleDescriptor): string | undefined {
  if (fault === 'throws-at-load') return `throw new Error(${JSON.stringify(cause)})`
  const isOwn = fault.startsWith('throws-') || fault === 'rejects'
  return isOwn ? container(fault, descriptor) : undefined
}
