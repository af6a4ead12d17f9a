import type { Picture } from '../../pictures/upload/picture-flow.ts'
import type { Builder } from './flow.ts'

/** The phases of a new pin (S4.24). */
export const phases = [
  'creating',
  'processing',
  'uploading',
  'edited',
  'saving',
  'saved',
  'attempted',
  'publishing',
  'succeeded',
] as const

/** A phase of a new pin (S4.24). */
export type Phase = (typeof phases)[number]

/** The state of keeping the latest text; 'edited' while the browser doesn't have it. */
export type Kept = 'edited' | 'saving' | 'saved'

/** A new pin with everything that its phase depends on. */
export interface PhaseOf {
  readonly state: Pick<Builder, 'kind' | 'faults'>
  readonly picture: Pick<Picture, 'kind'>
  readonly kept: Kept
  /** True while nobody has typed or chosen anything. */
  readonly isEmpty: boolean
}

/** Returns the phase of a new pin: the last step of publishing counts before its picture and text. */
export function phaseOf({ state, picture, kept, isEmpty }: PhaseOf): Phase {
  if (state.kind === 'published') return 'succeeded'
  if (state.kind === 'publishing') return 'publishing'
  if (picture.kind === 'reading') return 'processing'
  if (picture.kind === 'uploading' || picture.kind === 'paused') return 'uploading'
  if (Object.keys(state.faults).length > 0 || picture.kind === 'failed') return 'attempted'
  return isEmpty ? 'creating' : kept
}

/** The phases that may follow each phase. */
export const following: Readonly<Record<Phase, readonly Phase[]>> = {
  creating: ['processing', 'uploading', 'edited', 'saving', 'saved', 'attempted'],
  processing: ['uploading', 'creating', 'edited', 'saving', 'saved', 'attempted'],
  uploading: ['processing', 'creating', 'edited', 'saving', 'saved', 'attempted'],
  edited: ['processing', 'uploading', 'creating', 'saving', 'saved', 'attempted', 'publishing'],
  saving: ['processing', 'uploading', 'creating', 'edited', 'saved', 'attempted', 'publishing'],
  saved: ['processing', 'uploading', 'creating', 'edited', 'saving', 'attempted', 'publishing'],
  attempted: ['processing', 'uploading', 'creating', 'edited', 'saving', 'saved', 'publishing'],
  publishing: ['succeeded', 'attempted', 'processing', 'uploading'],
  succeeded: [],
}
