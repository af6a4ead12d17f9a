import type { PinId } from '@tessera/contracts/ids'

/** The place that a pin goes to: a board, or a section of it. */
export interface ChosenPlace {
  readonly board: { readonly id: string; readonly name: string }
  readonly section: { readonly id: string; readonly title: string } | null
}

/** The state of the image: it is stored, it is still being fetched, or there is none. */
export type Readiness =
  | { readonly kind: 'ready'; readonly mediaId: string }
  | { readonly kind: 'coming' }
  | { readonly kind: 'missing' }

/** The source of the pin: an image, or a pin that exists already and is saved again. */
export type Subject =
  | { readonly kind: 'image'; readonly mediaId: string }
  | { readonly kind: 'pin'; readonly pinId: PinId }

/** The states of a pin from another site. */
export type SaveState =
  | {
      readonly kind: 'idle'
      /** The pin, once it was created. It is only saved to further boards then. */
      readonly pinId: PinId | null
      /** The reason that the last choice of a board had no effect. */
      readonly fault: 'no-image' | null
    }
  | { readonly kind: 'waiting'; readonly place: ChosenPlace }
  | { readonly kind: 'creating'; readonly place: ChosenPlace; readonly subject: Subject }
  | { readonly kind: 'created'; readonly place: ChosenPlace; readonly pinId: PinId }

/** Everything that can happen while a pin is saved from another site. */
export type SaveEvent =
  | { readonly type: 'place-chosen'; readonly place: ChosenPlace; readonly image: Readiness }
  | { readonly type: 'image-changed'; readonly image: Readiness }
  | { readonly type: 'cancel-pressed' }
  | { readonly type: 'created'; readonly pinId: PinId }
  | { readonly type: 'failed' }
  | { readonly type: 'another-board' }

/** The state before a board is chosen. */
export const idle = { kind: 'idle', pinId: null, fault: null } as const satisfies SaveState

function withImage(place: ChosenPlace, image: Readiness): SaveState {
  if (image.kind === 'coming') return { kind: 'waiting', place }
  return image.kind === 'ready'
    ? { kind: 'creating', place, subject: { kind: 'image', mediaId: image.mediaId } }
    : { ...idle, fault: 'no-image' }
}

function whileIdle(
  state: Extract<SaveState, { readonly kind: 'idle' }>,
  event: SaveEvent,
): SaveState {
  if (event.type === 'image-changed' && event.image.kind !== 'missing')
    return state.fault === null ? state : { ...state, fault: null }
  if (event.type !== 'place-chosen') return state
  const { pinId } = state
  return pinId === null
    ? withImage(event.place, event.image)
    : { kind: 'creating', place: event.place, subject: { kind: 'pin', pinId } }
}

/** Returns the state after an event. While a pin is created, no other board can be chosen. */
export function next(state: SaveState, event: SaveEvent): SaveState {
  switch (state.kind) {
    case 'idle':
      return whileIdle(state, event)
    case 'waiting':
      if (event.type === 'cancel-pressed') return idle
      return event.type === 'image-changed' && event.image.kind !== 'coming'
        ? withImage(state.place, event.image)
        : state
    case 'creating': {
      const { place, subject } = state
      if (event.type === 'created') return { kind: 'created', place, pinId: event.pinId }
      if (event.type !== 'failed') return state
      return subject.kind === 'pin' ? { ...idle, pinId: subject.pinId } : idle
    }
    case 'created':
      return event.type === 'another-board' ? { ...idle, pinId: state.pinId } : state
  }
}
