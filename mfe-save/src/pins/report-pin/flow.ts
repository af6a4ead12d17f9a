import type { Reason } from './reasons.ts'

/** The steps of a report. */
export type ReportState =
  | { readonly kind: 'choosing'; readonly reason: Reason | null; readonly failure: string | null }
  | { readonly kind: 'sending'; readonly reason: Reason }
  | { readonly kind: 'thanked'; readonly hidden: boolean; readonly blocked: boolean }

export type ReportEvent =
  | { readonly type: 'chosen'; readonly reason: Reason }
  | { readonly type: 'send-pressed' }
  | { readonly type: 'sent' }
  | { readonly type: 'refused'; readonly why: string }
  | { readonly type: 'hidden' }
  | { readonly type: 'blocked' }

/** The first step, without a reason. */
export const openingState: ReportState = { kind: 'choosing', reason: null, failure: null }

/** Returns the state after an event. */
export function next(state: ReportState, event: ReportEvent): ReportState {
  switch (state.kind) {
    case 'choosing':
      if (event.type === 'chosen') return { ...state, reason: event.reason, failure: null }
      return event.type === 'send-pressed' && state.reason !== null
        ? { kind: 'sending', reason: state.reason }
        : state
    case 'sending':
      if (event.type === 'sent') return { kind: 'thanked', hidden: false, blocked: false }
      return event.type === 'refused'
        ? { kind: 'choosing', reason: state.reason, failure: event.why }
        : state
    case 'thanked':
      if (event.type === 'hidden') return { ...state, hidden: true }
      return event.type === 'blocked' ? { ...state, blocked: true } : state
  }
}
