import { useEffect, useEffectEvent, useReducer } from 'react'

/** A state of a flow: a union whose members differ in `kind`. */
interface Step {
  readonly kind: string
}

/** The tools of an effect. */
export interface EffectTools<Event> {
  /** Sends an event; does nothing once the state of the effect has been left. */
  readonly send: (event: Event) => void
  /** Aborted when the state is left. */
  readonly signal: AbortSignal
}

/** Effects by the kind of state that they belong to. */
type Effects<State extends Step, Event> = {
  readonly [Kind in State['kind']]?: (
    state: Extract<State, { readonly kind: Kind }>,
    tools: EffectTools<Event>,
  ) => void
}

/** A flow: where it starts, which state follows on an event, what happens in a state. */
export interface Flow<State extends Step, Event> {
  readonly start: State
  /** Pure: returns the same state for an event that the state does not know. */
  readonly next: (state: State, event: Event) => State
  readonly effects?: Effects<State, Event>
  /** Distinguishes two states of one kind, such as by the term of a search; by default none. */
  readonly entry?: (state: State) => unknown
}

const isOf = <State extends Step, Kind extends State['kind']>(
  state: State,
  kind: Kind,
): state is Extract<State, { readonly kind: Kind }> => state.kind === kind

function startEffect<State extends Step, Event, Kind extends State['kind']>(
  effects: Effects<State, Event> | undefined,
  state: State,
  kind: Kind,
  tools: EffectTools<Event>,
): void {
  const effect = effects?.[kind]
  if (effect !== undefined && isOf(state, kind)) effect(state, tools)
}

/**
 * Runs a flow. The effect of a state starts when the state is entered, and its signal is aborted when
 * the state is left; `next` and the effects may use the latest props.
 *
 *     type State = { kind: 'typing'; name: string } | { kind: 'sending'; name: string } | { kind: 'sent' }
 *     type Event = { kind: 'submitted' } | { kind: 'answered'; ok: boolean }
 *     const flow: Flow<State, Event> = {
 *       start: { kind: 'typing', name: '' },
 *       next: (state, event) =>
 *         state.kind === 'typing' && event.kind === 'submitted' ? { ...state, kind: 'sending' } : state,
 *       effects: {
 *         sending: async ({ name }, { send, signal }) => {
 *           const result = await client.call(createBoard, { name }, { signal })
 *           send({ kind: 'answered', ok: result.ok })
 *         },
 *       },
 *     }
 *     const [state, send] = useFlow(flow)
 */
export function useFlow<State extends Step, Event>(
  flow: Flow<State, Event>,
): readonly [State, (event: Event) => void] {
  const [state, send] = useReducer(flow.next, flow.start)
  const enter = useEffectEvent((tools: EffectTools<Event>) =>
    startEffect<State, Event, State['kind']>(flow.effects, state, state.kind, tools),
  )
  const entry = flow.entry?.(state)
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    enter({
      signal,
      send: (event) => {
        if (!signal.aborted) send(event)
      },
    })
    return () => leaving.abort()
  }, [state.kind, entry])
  return [state, send]
}
