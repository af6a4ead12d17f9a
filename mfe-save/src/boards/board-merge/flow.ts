/** Where something can be merged into. */
export interface MergeTarget {
  readonly id: string
  readonly name: string
  readonly picture: string | null
  readonly pinCount: number
}

/** A merge that is being asked for: first into what, then whether it is meant. */
export type MergeState =
  | { readonly at: 'choosing'; readonly search: string }
  | { readonly at: 'asking'; readonly search: string; readonly target: MergeTarget }

/** What can happen to it. */
export type MergeEvent =
  | { readonly type: 'searched'; readonly search: string }
  | { readonly type: 'chosen'; readonly target: MergeTarget }
  | { readonly type: 'went-back' }

/** Nothing is chosen yet. */
export const firstMergeState: MergeState = { at: 'choosing', search: '' }

/** What comes after something happened; a step back finds the search as it was. */
export function next(state: MergeState, event: MergeEvent): MergeState {
  switch (event.type) {
    case 'searched':
      return state.at === 'choosing' ? { ...state, search: event.search } : state
    case 'chosen':
      return { at: 'asking', search: state.search, target: event.target }
    case 'went-back':
      return { at: 'choosing', search: state.search }
  }
}

const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** The targets whose name holds what is searched for, whatever its case and accents. */
export const foundTargets = (
  targets: readonly MergeTarget[],
  search: string,
): readonly MergeTarget[] => targets.filter(({ name }) => plain(name).includes(plain(search)))
