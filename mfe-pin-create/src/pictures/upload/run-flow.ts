import type { EffectTools, Flow } from '@tessera/cache/react'

interface Step {
  readonly kind: string
}

/** A flow that runs outside of a component, such as one of a hundred drafts. */
export interface RunningFlow<State, Event> {
  readonly get: () => State
  readonly send: (event: Event) => void
  /** Calls the listener after each change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void
  /** Ends the effect that is under way. */
  readonly stop: () => void
}

const isOf = <State extends Step, Kind extends State['kind']>(
  state: State,
  kind: Kind,
): state is Extract<State, { readonly kind: Kind }> => state.kind === kind

function startEffect<State extends Step, Event, Kind extends State['kind']>(
  { effects }: Flow<State, Event>,
  state: State,
  kind: Kind,
  tools: EffectTools<Event>,
): void {
  const effect = effects?.[kind]
  if (effect !== undefined && isOf(state, kind)) effect(state, tools)
}

/** Runs a flow as `useFlow` does, from the call on. */
export function runFlow<State extends Step, Event>(
  flow: Flow<State, Event>,
): RunningFlow<State, Event> {
  let state = flow.start
  let leaving = new AbortController()
  const listeners = new Set<() => void>()

  function enter(): void {
    const { signal } = leaving
    const tools = { signal, send: (event: Event) => void (signal.aborted || send(event)) }
    startEffect<State, Event, State['kind']>(flow, state, state.kind, tools)
  }

  function send(event: Event): void {
    const before = state
    state = flow.next(state, event)
    if (state === before) return
    const isEntered = state.kind !== before.kind || flow.entry?.(state) !== flow.entry?.(before)
    if (isEntered) {
      leaving.abort()
      leaving = new AbortController()
    }
    for (const listener of Array.from(listeners)) listener()
    if (isEntered) enter()
  }

  enter()
  return {
    get: () => state,
    send,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop: () => leaving.abort(),
  }
}
