import type { CampaignId } from '@tessera/contracts/ids'

/** The steps of quick promote, in their order. */
const steps = ['consent', 'pin', 'form', 'business', 'billing', 'success'] as const

/** The facts that the steps depend on. */
export interface Facts {
  readonly needsConsent: boolean
  readonly hasPin: boolean
  readonly hasBusiness: boolean
  readonly hasBilling: boolean
  /** True on the page that anybody may open without a pin: the business form can wait there. */
  readonly skipsBusiness: boolean
}

/** The campaign that a promotion created. */
interface Created {
  readonly campaignId: CampaignId
  readonly isWaiting: boolean
}

type Step = (typeof steps)[number]

/** A step, or a modal beside the steps: how a tag works, or why the promotion failed. */
export interface State {
  readonly kind: Step | 'tag' | 'error' | 'ended'
  readonly facts: Facts
  readonly created: Created | null
  /** The text of a refusal that belongs to the pin. */
  readonly pinFault: string | null
  /** The text of the error modal. */
  readonly error: string | null
}

export type Event =
  | { readonly kind: 'agreed' | 'pin-asked' | 'tag-asked' | 'closed' | 'ended' }
  | { readonly kind: 'pin-chosen' | 'business-saved' | 'business-asked' | 'billing-done' }
  | { readonly kind: 'promoted'; readonly created: Created }
  | { readonly kind: 'refused'; readonly httpStatus: number; readonly message: string }

/** Returns the area of an error: the pin's own for 401, else a modal. */
export const areaOf = (httpStatus: number): 'pin' | 'modal' =>
  httpStatus === 401 ? 'pin' : 'modal'

/** After the form: what is missing decides the step. */
export function afterForm({ hasBusiness, hasBilling, skipsBusiness }: Facts): Step {
  if (hasBusiness && hasBilling) return 'success'
  if (hasBusiness) return 'billing'
  if (!skipsBusiness) return 'business'
  return hasBilling ? 'success' : 'billing'
}

const isNeeded = (step: Step, facts: Facts): boolean => {
  if (step === 'consent') return facts.needsConsent
  if (step === 'pin') return !facts.hasPin
  if (step === 'business') return !facts.hasBusiness
  return step !== 'billing' || !facts.hasBilling
}

/** Returns the next step that is needed; 'ended' beyond the last one. */
export function stepAfter(step: Step | undefined, facts: Facts): Step | 'ended' {
  const from = step === undefined ? 0 : steps.indexOf(step) + 1
  return steps.slice(from).find((each) => isNeeded(each, facts)) ?? 'ended'
}

/** Returns the first state. */
export const startOf = (facts: Facts): State => ({
  kind: stepAfter(undefined, facts),
  facts,
  created: null,
  pinFault: null,
  error: null,
})

const go = (state: State, kind: State['kind'], change: Partial<State> = {}): State => ({
  ...state,
  ...change,
  kind,
})

function refused(state: State, httpStatus: number, message: string): State {
  if (areaOf(httpStatus) === 'pin') return go(state, 'form', { pinFault: message })
  return go(state, 'error', { error: message })
}

function closed(state: State): State {
  if (state.kind === 'tag' || state.kind === 'error') return go(state, 'form', { error: null })
  if (state.kind === 'pin' && state.facts.hasPin) return go(state, 'form')
  // The campaign is there already: closing a form beyond it shows what became of it.
  if (state.kind === 'business' || state.kind === 'billing') return go(state, 'success')
  return go(state, 'ended')
}

function saved(
  state: State,
  fact: Partial<Facts>,
  step: 'consent' | 'business' | 'billing' | 'pin',
): State {
  const facts = { ...state.facts, ...fact }
  return go(state, stepAfter(step, facts), { facts, pinFault: null })
}

/** Returns the state after an event; the same state for one that it doesn't know. */
export function nextState(state: State, event: Event): State {
  switch (`${state.kind}:${event.kind}`) {
    case 'consent:agreed':
      return saved(state, { needsConsent: false }, 'consent')
    case 'pin:pin-chosen':
      return saved(state, { hasPin: true }, 'pin')
    case 'form:pin-asked':
      return go(state, 'pin')
    case 'form:tag-asked':
      return go(state, 'tag')
    case 'business:business-saved':
      return saved(state, { hasBusiness: true }, 'business')
    case 'success:business-asked':
      return go(state, 'business')
    case 'billing:billing-done':
      return saved(state, { hasBilling: true }, 'billing')
  }
  if (event.kind === 'promoted' && state.kind === 'form')
    return go(state, afterForm(state.facts), { created: event.created, pinFault: null })
  if (event.kind === 'refused' && state.kind === 'form')
    return refused(state, event.httpStatus, event.message)
  if (event.kind === 'ended') return go(state, 'ended')
  return event.kind === 'closed' && state.kind !== 'form' ? closed(state) : state
}
