import type { QueryClient } from '@tanstack/react-query'
import type { Bus } from '@tessera/bus'
import type { Client } from '@tessera/client'
import type { PayloadOf } from '@tessera/contracts/events/define-event'
import { entitiesChanged } from '@tessera/contracts/events/facts'
import { nextTask } from '@tessera/contracts/next-task'
import type { Commands } from './commands/define-command.ts'
import { refuseNotLoaded } from './commands/not-loaded.ts'
import type { Owner } from './commands/owner.ts'
import type { Toast } from './commands/toast.ts'
import type { Cache, Layer } from './entities/create-cache.ts'

type Changed = PayloadOf<typeof entitiesChanged>

/** The code of the cache, which the first view of a page does not need. */
type Code = typeof import('./create.ts')

interface Parts {
  readonly queries: QueryClient
  readonly bus: Bus
  readonly client: Client
  readonly toast: (toast: Toast) => void
  /** Says that something failed whose error has no words. */
  readonly sayUnknown?: (() => void) | undefined
  readonly owner: Owner
  readonly loadCode: () => Promise<Code>
  /** Receives what failed when the code could not be loaded; the next use tries again. */
  readonly onFailure: (thrown: unknown) => void
}

/** The state of any entity before the code has loaded: unknown. */
const nothing = {}

interface Loaded {
  readonly cache: Cache
  readonly commands: Commands
}

/**
 * Makes a cache and commands whose code is loaded by `load`, or by their first use. Until then nothing
 * is known of any entity, a change is shown as soon as the code is there, and changes of other tabs wait.
 */
export function createLateCache({ loadCode, onFailure, ...parts }: Parts) {
  const { queries, bus } = parts
  let loaded: Loaded | undefined
  let loading: Promise<Loaded> | undefined
  const missed: Changed[] = []
  const waiting = new Set<() => void>()
  const stop = bus.on(entitiesChanged, (change) => void missed.push(change))

  async function start(): Promise<Loaded> {
    const { createCache, createCommands } = await loadCode()
    await nextTask()
    stop()
    const cache = createCache({ queries, bus, missed })
    loaded = { cache, commands: createCommands({ ...parts, onFailure, cache }) }
    for (const attach of waiting) attach()
    return loaded
  }

  function load(): Promise<Loaded> {
    loading ??= start().catch((thrown: unknown) => {
      loading = undefined
      throw thrown
    })
    return loading
  }

  function later(use: (now: Loaded) => void): void {
    load().then(use).catch(onFailure)
  }

  function showLater(describe: Parameters<Cache['show']>[0]): Layer {
    const shown = load().then(({ cache }) => cache.show(describe))
    const settle = (how: (layer: Layer) => void) => void shown.then(how).catch(onFailure)
    return {
      confirm: (more) => settle((layer) => layer.confirm(more)),
      rollBack: () => settle((layer) => layer.rollBack()),
    }
  }

  const cache: Cache = {
    show: (describe) => loaded?.cache.show(describe) ?? showLater(describe),
    confirm: (describe) =>
      loaded === undefined
        ? later((now) => now.cache.confirm(describe))
        : loaded.cache.confirm(describe),
    read: (type, id) => loaded?.cache.read(type, id) ?? nothing,
    find: (type, test) => loaded?.cache.find(type, test) ?? [],
    watch(type, id, hear) {
      if (loaded !== undefined) return loaded.cache.watch(type, id, hear)
      let end: () => void = () => waiting.delete(attach)
      function attach(): void {
        waiting.delete(attach)
        if (loaded !== undefined) end = loaded.cache.watch(type, id, hear)
        hear()
      }
      waiting.add(attach)
      return () => end()
    },
  }
  let early = 0
  const commands: Commands = {
    isSending: () => early > 0 || loaded?.commands.isSending() === true,
    async run(command, input, options) {
      if (loaded !== undefined) return loaded.commands.run(command, input, options)
      early += 1
      try {
        return await (await load()).commands.run(command, input, options)
      } catch (thrown) {
        onFailure(thrown)
        return refuseNotLoaded(parts.toast, options)
      } finally {
        early -= 1
      }
    },
    resume(command) {
      let stop: (() => void) | undefined = () => {}
      later((now) => {
        if (stop !== undefined) stop = now.commands.resume(command)
      })
      return () => {
        stop?.()
        stop = undefined
      }
    },
  }
  return { cache, commands, load: () => later(() => {}) }
}
