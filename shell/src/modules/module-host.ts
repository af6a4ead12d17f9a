import type { ListedModule } from '@tessera/contracts/listed-module'
import type { RegisteredModule } from '@tessera/contracts/registry'
import { timings } from '@tessera/contracts/timings'
import type { ModuleDefinition, ShellContext } from '@tessera/module'
import { again } from '@tessera/module/again'
import type { HostParts } from '@tessera/module/host'
import { contextFor } from '@tessera/module/host'
import type { Federation, LoadResult, ModuleError } from '@tessera/module/load'
import { explainFailure, loadModule, moduleError, within } from '@tessera/module/load'
import type { WritableAtom } from 'nanostores'
import { atom } from 'nanostores'
import type { Speaker } from '../languages/speaker.ts'
import type { ModuleHost, ModuleStep, ViewName, ViewState } from './host.ts'
import { createSetups } from './module-setups.ts'
import { muteStyles } from './mute-styles.ts'

type Handle = (payload: unknown) => unknown

interface HostOptions {
  readonly modules: readonly ListedModule[]
  readonly parts: HostParts
  readonly federation: Federation
  readonly allowUnverified: boolean
  /** Loads the texts of modules in the page's language; undefined in English. */
  readonly speaker?: Speaker | undefined
}

const isLate = (thrown: unknown) => thrown instanceof Error && thrown.name === 'TimeoutError'

const keyOf = ({ module, kind, name }: ViewName): string => `${module}/${kind}/${name}`

function viewIn(definition: ModuleDefinition, { kind, name }: ViewName) {
  if (kind === 'page') return definition.pages?.[name]
  return kind === 'overlay' ? definition.overlays?.[name] : definition.slots?.[name]
}

function preloadOf(registered: RegisteredModule, { kind, name }: ViewName): readonly string[] {
  const { pages, overlays, slots } = registered.descriptor
  const views = { page: pages, overlay: overlays, slot: slots }[kind]
  return views.find((view) => view.name === name)?.preload ?? []
}

/** Creates the host of the page's modules. */
export function createModuleHost(options: HostOptions): ModuleHost {
  const { modules, parts, federation, allowUnverified, speaker } = options
  const views = new Map<string, readonly [ViewName, WritableAtom<ViewState>]>()
  const loads = new Map<string, Promise<LoadResult>>()
  const contexts = new Map<string, ShellContext>()
  const running = new Set<string>()
  const handlers = new WeakMap<ModuleDefinition, Map<string, Promise<Handle>>>()
  const times = new Map<string, number>()
  /** Notes the first time of a step. */
  function mark(name: string, step: ModuleStep): void {
    const key = `${name} ${step}`
    if (!times.has(key)) times.set(key, performance.now())
  }
  const registeredAs = (name: string) => modules.find(({ descriptor }) => descriptor.name === name)

  function contextOf(name: string): ShellContext {
    const context = contexts.get(name) ?? contextFor(name, parts)
    contexts.set(name, context)
    return context
  }

  const setups = createSetups({
    contextOf,
    onThrow: (from, step, thrown) =>
      parts.report({ code: 'module-uncaught', from, detail: `${step}: ${thrown}`, thrown }),
  })

  async function setUp(name: string, result: LoadResult): Promise<LoadResult> {
    if (!result.ok) return result
    mark(name, 'loaded')
    try {
      await speaker?.speak(result.definition)
      await setups.setUp(result.definition)
      return result
    } catch (thrown) {
      const code = isLate(thrown) ? 'timeout' : 'threw-at-load'
      return { ok: false, error: moduleError(code, name, thrown) }
    }
  }

  /** Forgets a failed load, so that the next one requests the module again. */
  function forgetFailed(name: string, result: LoadResult): LoadResult {
    if (result.ok) {
      mark(name, 'set up')
      running.add(name)
      return result
    }
    loads.delete(name)
    return result
  }

  function load(name: string): Promise<LoadResult> {
    const registered = registeredAs(name)
    mark(name, 'asked')
    const loading =
      loads.get(name) ??
      loadModule(name, registered, { federation, fetch, allowUnverified })
        .then((result) => setUp(name, result))
        .then((result) => forgetFailed(name, result))
    loads.set(name, loading)
    return loading
  }

  async function resolve(wanted: ViewName): Promise<ViewState> {
    const loaded = await load(wanted.module)
    if (!loaded.ok) return { status: 'failed', error: loaded.error }
    const found = viewIn(loaded.definition, wanted)
    if (found === undefined) {
      return { status: 'failed', error: moduleError('no-such-view', wanted.module, keyOf(wanted)) }
    }
    try {
      const view = await within(timings.moduleLoad, again(found.load))
      if (view === 'timeout')
        return { status: 'failed', error: moduleError('timeout', wanted.module, 'too slow') }
      return { status: 'ready', view, shell: contextOf(wanted.module) }
    } catch (thrown) {
      const registered = registeredAs(wanted.module)
      if (registered === undefined)
        return { status: 'failed', error: moduleError('timeout', wanted.module, thrown) }
      const paths = preloadOf(registered, wanted)
      const failed = { module: registered, paths, thrown, fetch, allowUnverified }
      return { status: 'failed', error: await explainFailure(failed) }
    }
  }

  /** Starts a module's handler of a request, once for each definition of the module. */
  async function handlerIn(module: string, request: string) {
    const loaded = await load(module)
    if (!loaded.ok) return loaded
    const { definition } = loaded
    const found = definition.handles?.find((one) => one.request === request)
    const started = handlers.get(definition) ?? new Map<string, Promise<Handle>>()
    handlers.set(definition, started)
    try {
      if (found === undefined) throw new Error(`module.ts does not list a handler of ${request}.`)
      const starting =
        started.get(request) ?? again(found.load).then((start) => start(contextOf(module)))
      started.set(request, starting)
      return { ok: true, handle: await starting } as const
    } catch (thrown) {
      started.delete(request)
      const error = moduleError('threw-at-load', module, thrown)
      return { ok: false, error } as const
    }
  }

  function reportFailure({ code, module, cause, thrown }: ModuleError): void {
    parts.report({ code: `module-${code}`, from: module, detail: cause, thrown })
  }

  async function fill(wanted: ViewName, $state: WritableAtom<ViewState>): Promise<void> {
    $state.set({ status: 'loading' })
    const state = await resolve(wanted)
    if (state.status === 'failed') {
      reportFailure(state.error)
    }
    mute(wanted, state.status === 'failed')
    $state.set(state)
  }

  function mute(wanted: ViewName, isOff: boolean): void {
    const registered = registeredAs(wanted.module)
    const isShown = [...views.values()].some(
      ([{ module, kind, name }, $state]) =>
        module === wanted.module &&
        (kind !== wanted.kind || name !== wanted.name) &&
        $state.get().status === 'ready',
    )
    if (registered !== undefined && !(isOff && isShown)) muteStyles(registered, isOff)
  }

  return {
    wake(name) {
      load(name).then((loaded) => {
        if (!loaded.ok) reportFailure(loaded.error)
      })
    },
    load,
    async handle({ module, request, payload }) {
      const handled = await handlerIn(module, request)
      if (!handled.ok) {
        reportFailure(handled.error)
        return { ok: false }
      }
      try {
        return { ok: true, answer: await handled.handle(payload) }
      } catch (thrown) {
        parts.report({
          code: 'module-uncaught',
          from: module,
          detail: `${request}: ${thrown}`,
          thrown,
        })
        return { ok: false }
      }
    },
    async commands(name) {
      const loaded = await load(name)
      if (!loaded.ok) {
        reportFailure(loaded.error)
        return undefined
      }
      const { palette } = loaded.definition
      if (palette === undefined) return []
      try {
        const { default: commandsFor } = await again(palette)
        return await commandsFor(contextOf(name))
      } catch (thrown) {
        const detail = `palette: ${thrown}`
        parts.report({ code: 'module-uncaught', from: name, detail, thrown })
        return undefined
      }
    },
    view(wanted) {
      const known = views.get(keyOf(wanted))
      if (known !== undefined) return known[1]
      const $state = atom<ViewState>({ status: 'loading' })
      views.set(keyOf(wanted), [wanted, $state])
      void fill(wanted, $state)
      return $state
    },
    retry(wanted) {
      const $state = views.get(keyOf(wanted))?.[1]
      if ($state === undefined || $state.get().status === 'loading') return
      void fill(wanted, $state)
    },
    replace(definition) {
      const { name } = definition
      if (!loads.has(name)) return
      loads.set(name, setUp(name, { ok: true, definition }))
      for (const [view, $state] of views.values()) if (view.module === name) void fill(view, $state)
    },
    stateOf(name) {
      if (!loads.has(name)) return 'unused'
      const isViewLoading = [...views.values()].some(
        ([view, $state]) => view.module === name && $state.get().status === 'loading',
      )
      return running.has(name) && !isViewLoading ? 'running' : 'loading'
    },
    drop(name) {
      setups.end(name)
      for (const known of [loads, contexts, running]) known.delete(name)
      for (const [key, [view, $state]] of views) {
        if (view.module !== name) continue
        views.delete(key)
        // Its region asks for the view again, and gets a new one.
        $state.set({ status: 'loading' })
      }
    },
    report: parts.report,
    regions: new Map(),
    times,
    shown: (name) => mark(name, 'shown'),
    mute,
  }
}
