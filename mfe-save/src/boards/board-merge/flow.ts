/** The board or section that another one is merged into. */
export interface MergeTarget {
  readonly id: string
  readonly name: string
}

/** The steps of a merge: choosing the target, then confirming. */
export type MergeState =
  | { readonly kind: 'choosing'; readonly search: string }
  | { readonly kind: 'asking'; readonly search: string; readonly target: MergeTarget }

/** Everything that can happen before the merge starts. */
export type MergeEvent =
  | { readonly type: 'searched'; readonly search: string }
  | { readonly type: 'chosen'; readonly target: MergeTarget }
  | { readonly type: 'went-back' }

/** The first step. */
export const firstMergeState: MergeState = { kind: 'choosing', search: '' }

/** Returns the state after an event. Going back keeps the search. */
export function next(state: MergeState, event: MergeEvent): MergeState {
  switch (event.type) {
    case 'searched':
      return state.kind === 'choosing' ? { ...state, search: event.search } : state
    case 'chosen':
      return { kind: 'asking', search: state.search, target: event.target }
    case 'went-back':
      return { kind: 'choosing', search: state.search }
  }
}
