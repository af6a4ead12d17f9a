import type { Reason } from './reasons.ts'

/** How far somebody is with a report. */
export type ReportState =
  | {
      readonly step: 'choosing'
      readonly reason: Reason | null
      readonly sending: boolean
      readonly failure: string | null
    }
  | { readonly step: 'thanked'; readonly hidden: boolean; readonly blocked: boolean }

export type ReportEvent =
  | { readonly type: 'chosen'; readonly reason: Reason }
  | { readonly type: 'sent' }
  | { readonly type: 'taken' }
  | { readonly type: 'refused'; readonly why: string }
  | { readonly type: 'hidden' }
  | { readonly type: 'blocked' }

/** Nothing chosen yet. */
export const openingState: ReportState = {
  step: 'choosing',
  reason: null,
  sending: false,
  failure: null,
}

/** Whether a report may be sent now. */
export const maySend = (state: ReportState): boolean =>
  state.step === 'choosing' && state.reason !== null && !state.sending

/** What comes next. */
export function next(state: ReportState, event: ReportEvent): ReportState {
  if (state.step === 'thanked') {
    if (event.type === 'hidden') return { ...state, hidden: true }
    return event.type === 'blocked' ? { ...state, blocked: true } : state
  }
  switch (event.type) {
    case 'chosen':
      return state.sending ? state : { ...state, reason: event.reason, failure: null }
    case 'sent':
      return maySend(state) ? { ...state, sending: true, failure: null } : state
    case 'refused':
      return { ...state, sending: false, failure: event.why }
    case 'taken':
      return { step: 'thanked', hidden: false, blocked: false }
    default:
      return state
  }
}
