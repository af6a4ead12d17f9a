import type { CallError } from '@tessera/contracts/errors/call-error'
import type { ProviderProof } from '../../providers/provider-buttons/provider-buttons.tsx'

/** A change of the connected accounts. */
export type Change =
  | { readonly connect: ProviderProof }
  | { readonly disconnect: { readonly id: string } }

/** The state of the panel: at rest, changing, or asking for a confirmation first. */
export type Connections =
  | { readonly kind: 'resting'; readonly fault: string | null; readonly changes: number }
  | { readonly kind: 'changing'; readonly change: Change; readonly changes: number }
  | {
      readonly kind: 'asking'
      readonly change: Change
      readonly changes: number
      readonly password: string
      readonly fault: string | null
    }
  | {
      readonly kind: 'confirming'
      readonly change: Change
      readonly changes: number
      readonly password: string
    }

/** An event of the panel. */
export type ConnectionsEvent =
  | { readonly type: 'wanted'; readonly change: Change }
  /** An attempt at a provider failed; null when one begins. */
  | { readonly type: 'failed'; readonly message: string | null }
  | { readonly type: 'changed' }
  | { readonly type: 'refused'; readonly error: CallError }
  | { readonly type: 'typed'; readonly password: string }
  | { readonly type: 'submitted' }
  | { readonly type: 'confirmed' }
  | { readonly type: 'closed' }

/** Texts of the panel's errors. */
interface ConnectionTexts {
  readonly missing: string
}

/** The first state. `changes` counts tries, because each proof of a provider works once. */
export const atRest: Connections = { kind: 'resting', fault: null, changes: 0 }

const resting = ({ changes }: Connections, fault: string | null = null): Connections => ({
  kind: 'resting',
  fault,
  changes: changes + 1,
})

function refused(state: Connections, error: CallError): Connections {
  if (state.kind === 'changing' && error.code === 'confirm-needed') {
    const { change, changes } = state
    return { kind: 'asking', change, changes, password: '', fault: null }
  }
  if (state.kind === 'confirming') return { ...state, kind: 'asking', fault: error.message }
  return resting(state, error.message)
}

function whileAsking(
  state: Extract<Connections, { kind: 'asking' }>,
  event: ConnectionsEvent,
  { missing }: ConnectionTexts,
): Connections {
  const { change, changes, password } = state
  if (event.type === 'typed') return { ...state, password: event.password, fault: null }
  if (event.type === 'closed') return resting(state)
  if (event.type === 'confirmed') return { kind: 'changing', change, changes }
  if (event.type !== 'submitted') return state
  return password === ''
    ? { ...state, fault: missing }
    : { kind: 'confirming', change, changes, password }
}

/** Returns the next state; an event that does not fit the state changes nothing. */
export function nextConnections(
  state: Connections,
  event: ConnectionsEvent,
  given: ConnectionTexts,
): Connections {
  if (event.type === 'failed') return resting(state, event.message)
  switch (state.kind) {
    case 'resting':
      return event.type === 'wanted'
        ? { kind: 'changing', change: event.change, changes: state.changes }
        : state
    case 'changing':
      if (event.type === 'changed') return resting(state)
      return event.type === 'refused' ? refused(state, event.error) : state
    case 'asking':
      return whileAsking(state, event, given)
    case 'confirming': {
      const { change, changes } = state
      if (event.type === 'confirmed') return { kind: 'changing', change, changes }
      return event.type === 'refused' ? refused(state, event.error) : state
    }
  }
}
