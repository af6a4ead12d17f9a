import type { Crop, Size } from './crop.ts'

/** A picture that can be shown: its file, an address of it in this browser, its dimensions. */
export interface ChosenPicture {
  readonly file: File
  readonly preview: string
  readonly size: Size
}

/** The state of choosing a portrait. */
export type Choosing =
  | { readonly kind: 'idle'; readonly fault?: string }
  | { readonly kind: 'reading'; readonly file: File }
  | { readonly kind: 'placing'; readonly picture: ChosenPicture; readonly fault?: string }
  | { readonly kind: 'saving'; readonly picture: ChosenPicture; readonly crop: Crop }

/** Everything that can happen while a portrait is chosen. */
export type ChoosingEvent =
  | { readonly type: 'chosen'; readonly file: File }
  | { readonly type: 'read'; readonly picture: ChosenPicture }
  | { readonly type: 'refused'; readonly fault: string }
  | { readonly type: 'save-pressed'; readonly crop: Crop }
  | { readonly type: 'saved' }
  | { readonly type: 'closed' }

/** Returns the state after an event. A picture that could not be saved stays, to try again. */
export function nextChoosing(state: Choosing, event: ChoosingEvent): Choosing {
  switch (event.type) {
    case 'chosen':
      return state.kind === 'saving' ? state : { kind: 'reading', file: event.file }
    case 'read':
      return state.kind === 'reading' ? { kind: 'placing', picture: event.picture } : state
    case 'refused':
      if (state.kind === 'reading') return { kind: 'idle', fault: event.fault }
      return state.kind === 'saving'
        ? { kind: 'placing', picture: state.picture, fault: event.fault }
        : state
    case 'save-pressed':
      return state.kind === 'placing'
        ? { kind: 'saving', picture: state.picture, crop: event.crop }
        : state
    case 'saved':
      return state.kind === 'saving' ? { kind: 'idle' } : state
    case 'closed':
      return state.kind === 'saving' ? state : { kind: 'idle' }
  }
}
