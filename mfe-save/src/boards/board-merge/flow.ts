/** The board or section that another one is merged into. */
export interface MergeTarget {
  readonly id: string
  readonly name: string
}

/** The steps of a merge: choosing the target, then confirming. */
export type MergeState =
  | { readonly at: 'choosing'; readonly search: string }
  | { readonly at: 'asking'; readonly search: string; readonly target: MergeTarget }

/** Everything that can happen before the merge starts. */
export type MergeEvent =
  | { readonly type: 'searched'; readonly search: string }
  | { readonly type: 'chosen'; readonly target: MergeTarget }
  | { readonly type: 'went-back' }

/** The first step. */
export const firstMergeState: MergeState = { at: 'choosing', search: '' }

/** Returns the state after an event. Going back keeps the search. */
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
