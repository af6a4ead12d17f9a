import type { EventDefinition, HandledRequest } from '@tessera/contracts/events/define-event'
import { loadParser, type Parser, parserNow } from '@tessera/contracts/parser'
import type { z } from '@tessera/contracts/schema'
import { timings } from '@tessera/contracts/timings'
import type { TabChannel } from './tabs.ts'

/** A fault on the bus. Faults are reported, never thrown at the sender. */
export interface BusFault {
  readonly code:
    | 'event-invalid'
    | 'event-version'
    | 'listener-threw'
    | 'request-unhandled'
    | 'request-handled-twice'
    | 'request-late'
    | 'parser-not-loaded'
  readonly event: string
  readonly detail: string
}

/** Something that was sent on the bus. */
export interface BusEvent {
  readonly name: string
  readonly version: number
  readonly payload: unknown
}

type Schema = z.core.$ZodType

/** The channel between modules. */
export interface Bus {
  /** Sends an event to every listener. A payload that does not match the schema is dropped and reported. */
  emit<S extends Schema>(event: EventDefinition<string, S>, payload: z.input<S>): void
  /** Listens until the returned function is called. */
  on<S extends Schema>(
    event: EventDefinition<string, S>,
    listener: (payload: z.output<S>) => void,
  ): () => void
  /**
   * Sends a request to the module that handles it. Returns false, and reports why, when no module
   * handles it or the payload is invalid, so that the sender can fall back.
   */
  request<S extends Schema>(request: HandledRequest<string, S>, payload: z.input<S>): boolean
  /**
   * Sends a request to the module that handles it, and resolves to its answer. Undefined, with a report of the
   * reason, when no module handles it, the handler fails or takes too long, or the payload or the answer is
   * invalid.
   */
  ask<S extends Schema, A extends Schema>(
    request: HandledRequest<string, S, A>,
    payload: z.input<S>,
  ): Promise<z.output<A> | undefined>
  /** Handles a request until the returned function is called. A second handler is reported and ignored. */
  handle<S extends Schema>(
    request: HandledRequest<string, S>,
    handler: (payload: z.output<S>) => unknown,
  ): () => void
}

type Definition = EventDefinition | HandledRequest

interface Listener {
  readonly version: number
  /** Returns what a handler does. */
  receive(payload: unknown, parser: Parser): unknown
}

/** The source of the parser: a page loads it after its first view, or with its first event. */
export interface ParserSource {
  now(): Parser | undefined
  load(): Promise<unknown>
}

const errorText = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

function issuesText(error: z.core.$ZodError): string {
  return error.issues
    .map(({ path, message }) => `${path.join('.') || 'payload'}: ${message}`)
    .join('; ')
}

/** Parses payloads and calls listeners; whatever goes wrong is reported and ends there. */
function createGuards(report: (fault: BusFault) => void) {
  function parse<S extends Schema>(
    event: Definition & { schema: S },
    payload: unknown,
    { safeParse }: Parser,
  ) {
    const parsed = safeParse(event.schema, payload)
    if (parsed.success) return parsed
    report({ code: 'event-invalid', event: event.name, detail: issuesText(parsed.error) })
    return undefined
  }

  function guarded<S extends Schema>(
    event: Definition & { schema: S },
    listener: (payload: z.output<S>) => unknown,
  ): Listener {
    return {
      version: event.version,
      receive(payload, parser) {
        const parsed = parse(event, payload, parser)
        if (parsed === undefined) return undefined
        try {
          return listener(parsed.data)
        } catch (error) {
          report({ code: 'listener-threw', event: event.name, detail: errorText(error) })
          return undefined
        }
      },
    }
  }

  /** True when the listener was built for the version that is sent. */
  function isSameVersion(name: string, listener: Listener, version: number): boolean {
    if (listener.version === version) return true
    const detail = `heard as ${listener.version}, sent as ${version}`
    report({ code: 'event-version', event: name, detail })
    return false
  }

  return { parse, guarded, isSameVersion }
}

type Guards = ReturnType<typeof createGuards>

/** Runs something with the parser: at once, or in the order of the calls as soon as it has loaded. */
type WithParser = (run: (parser: Parser) => void) => void

function createWaiting(source: ParserSource, report: (fault: BusFault) => void): WithParser {
  const waiting: Parameters<WithParser>[0][] = []
  let isLoading = false
  function flush(): void {
    isLoading = false
    const parser = source.now()
    // Events that are sent meanwhile come last.
    while (parser !== undefined && waiting.length > 0) {
      waiting[0]?.(parser)
      waiting.shift()
    }
  }
  return (run) => {
    const parser = waiting.length === 0 ? source.now() : undefined
    if (parser !== undefined) return run(parser)
    waiting.push(run)
    if (isLoading) return
    isLoading = true
    source.load().then(flush, (thrown: unknown) => {
      // The next event tries again, and those that wait come first.
      isLoading = false
      report({ code: 'parser-not-loaded', event: '', detail: errorText(thrown) })
    })
  }
}

/** Sends each request to its one handler. */
function createRequests(
  { parse, guarded, isSameVersion }: Guards,
  report: (fault: BusFault) => void,
  withParser: WithParser,
  watch: ((event: BusEvent) => void) | undefined,
): Pick<Bus, 'request' | 'ask' | 'handle'> {
  const handlers = new Map<string, Listener>()
  /** Passes a payload to the handler, and returns what it does; undefined when none gets it. */
  function pass(request: HandledRequest, payload: unknown, parser: Parser) {
    const { name, version } = request
    const parsed = parse(request, payload, parser)
    if (parsed === undefined) return undefined
    watch?.({ name, version, payload: parsed.data })
    const handler = handlers.get(name)
    if (handler === undefined)
      report({ code: 'request-unhandled', event: name, detail: 'no module handles it' })
    else if (isSameVersion(name, handler, version))
      return { done: handler.receive(parsed.data, parser) }
    return undefined
  }
  return {
    request(request, payload) {
      // The sender learns at once if it is handled, even where the payload waits for the parser.
      let isHandled = true
      withParser((parser) => {
        isHandled = pass(request, payload, parser) !== undefined
      })
      return isHandled && handlers.has(request.name)
    },
    ask: (request, payload) =>
      new Promise((resolve) => {
        const { name, version, answer: schema } = request
        const late = setTimeout(() => {
          report({ code: 'request-late', event: name, detail: '' })
          resolve(undefined)
        }, timings.call)
        withParser(async (parser) => {
          try {
            const given = await pass(request, payload, parser)?.done
            if (given === undefined || schema === undefined) return resolve(undefined)
            resolve(parse({ kind: 'handled-request', name, version, schema }, given, parser)?.data)
          } catch (error) {
            report({ code: 'listener-threw', event: name, detail: errorText(error) })
            resolve(undefined)
          } finally {
            clearTimeout(late)
          }
        })
      }),
    handle(request, handler) {
      const { name } = request
      if (handlers.has(name)) {
        report({ code: 'request-handled-twice', event: name, detail: 'the first handler stays' })
        return () => {}
      }
      handlers.set(name, guarded(request, handler))
      return () => handlers.delete(name)
    },
  }
}

/**
 * Creates a bus. Payloads are parsed when they are sent, and again by each listener with its own copy
 * of the contract, so modules that were built at different times cannot pass each other invalid data.
 *
 *     const bus = createBus({ report: console.warn })
 *     bus.on(profileSwitched, ({ profileId }) => …)
 *     bus.emit(profileSwitched, { profileId })
 */
export function createBus(options: {
  readonly report: (fault: BusFault) => void
  readonly tabs?: TabChannel
  /** Hears every valid event and request, also of other tabs. */
  readonly watch?: (event: BusEvent) => void
  readonly parser?: ParserSource
}): Bus {
  const { report, tabs, watch, parser: source = { now: parserNow, load: loadParser } } = options
  const guards = createGuards(report)
  const withParser = createWaiting(source, report)
  const listeners = new Map<string, Set<Listener>>()
  const last = new Map<string, BusEvent>()

  function deliver({ name, version, payload }: BusEvent, parser: Parser): void {
    watch?.({ name, version, payload })
    for (const listener of Array.from(listeners.get(name) ?? []))
      if (guards.isSameVersion(name, listener, version)) listener.receive(payload, parser)
  }

  tabs?.listen((event) => withParser((parser) => deliver(event, parser)))

  function send(event: EventDefinition, given: unknown, parser: Parser): void {
    const parsed = guards.parse(event, given, parser)
    if (parsed === undefined) return
    const { name, version } = event
    const sent = { name, version, payload: parsed.data }
    if (event.kind === 'fact' && event.replay === true) last.set(name, sent)
    deliver(sent, parser)
    if (event.kind === 'fact' && event.tabs === true) tabs?.post(sent)
  }

  return {
    ...createRequests(guards, report, withParser, watch),
    emit: (event, payload) => withParser((parser) => send(event, payload, parser)),
    on(event, listener) {
      const added = guards.guarded(event, listener)
      const others = listeners.get(event.name) ?? new Set()
      listeners.set(event.name, others.add(added))
      const missed = last.get(event.name)
      if (missed?.version === event.version)
        withParser((parser) => added.receive(missed.payload, parser))
      return () => others.delete(added)
    },
  }
}
