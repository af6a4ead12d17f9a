import type { EventDefinition } from '@tessera/contracts/events/define-event'
import { z } from '@tessera/contracts/schema'
import type { TabChannel } from './tabs.ts'

/** What went wrong on the bus; nothing of it is thrown at whoever emitted. */
export interface BusFault {
  readonly code: 'event-invalid' | 'event-version' | 'listener-threw'
  readonly event: string
  readonly detail: string
}

type Schema = z.core.$ZodType

/** What modules say to each other. */
export interface Bus {
  /** Tells everybody. A payload that does not fit the event is dropped and reported. */
  emit<S extends Schema>(event: EventDefinition<string, S>, payload: z.input<S>): void
  /** Listens until the returned function is called. */
  on<S extends Schema>(
    event: EventDefinition<string, S>,
    listener: (payload: z.output<S>) => void,
  ): () => void
}

interface Ear {
  readonly version: number
  hear(payload: unknown): void
}

const faultText = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

function issuesText(error: z.core.$ZodError): string {
  return error.issues
    .map(({ path, message }) => `${path.join('.') || 'payload'}: ${message}`)
    .join('; ')
}

/**
 * Makes a bus. Payloads are parsed when they are emitted and again by each listener with its own copy
 * of the contract, so two modules built at different times cannot hand each other nonsense.
 *
 *     const bus = createBus({ report: console.warn })
 *     bus.on(pinSaved, ({ board }) => …)
 *     bus.emit(pinSaved, { pinId, savedPinId, board })
 */
export function createBus(options: {
  readonly report: (fault: BusFault) => void
  readonly tabs?: TabChannel
}): Bus {
  const { report, tabs } = options
  const ears = new Map<string, Set<Ear>>()
  const last = new Map<string, { version: number; payload: unknown }>()

  function deliver(name: string, version: number, payload: unknown): void {
    for (const ear of [...(ears.get(name) ?? [])]) {
      if (ear.version === version) ear.hear(payload)
      else
        report({
          code: 'event-version',
          event: name,
          detail: `heard as ${ear.version}, sent as ${version}`,
        })
    }
  }

  function parse(event: EventDefinition, payload: unknown): { readonly data: unknown } | undefined {
    const parsed = z.safeParse(event.schema, payload)
    if (parsed.success) return parsed
    report({ code: 'event-invalid', event: event.name, detail: issuesText(parsed.error) })
    return undefined
  }

  tabs?.listen(({ name, version, payload }) => deliver(name, version, payload))

  return {
    emit(event, payload) {
      const parsed = parse(event, payload)
      if (parsed === undefined) return
      const { name, version } = event
      if (event.kind === 'fact' && event.replay === true)
        last.set(name, { version, payload: parsed.data })
      deliver(name, version, parsed.data)
      if (event.kind === 'fact' && event.tabs === true)
        tabs?.post({ name, version, payload: parsed.data })
    },
    on(event, listener) {
      const ear: Ear = {
        version: event.version,
        hear(payload) {
          const parsed = z.safeParse(event.schema, payload)
          if (!parsed.success) {
            report({ code: 'event-invalid', event: event.name, detail: issuesText(parsed.error) })
            return
          }
          try {
            listener(parsed.data)
          } catch (error) {
            report({ code: 'listener-threw', event: event.name, detail: faultText(error) })
          }
        },
      }
      const heard = ears.get(event.name) ?? new Set()
      ears.set(event.name, heard.add(ear))
      const missed = last.get(event.name)
      if (missed?.version === event.version) ear.hear(missed.payload)
      return () => heard.delete(ear)
    },
  }
}
