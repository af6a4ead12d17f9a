/** The values that somebody has typed; only typing changes them. */
export interface Draft {
  readonly email: string
  readonly password: string
  /** YYYY-MM-DD, empty, or partly typed. */
  readonly birthday: string
  /** Used by business accounts only. */
  readonly businessName: string
  /** The answers of a business about itself, as their numbers. */
  readonly sellsProducts: string
  readonly plansAds: string
}

/** One field of the form. */
export type DraftField = keyof Draft

/** The place of an error: a field, the Facebook or Google button, or above the submit button. */
export type FaultPlace = DraftField | 'facebook' | 'google' | 'form'

/** Error messages by the place that shows them. */
export type Faults = { readonly [At in FaultPlace]?: string }

/** The link that is offered beside an error. */
export type Help = 'reset-password' | 'set-password' | 'recover-account'

/** An empty form. */
export const emptyDraft: Draft = {
  email: '',
  password: '',
  birthday: '',
  businessName: '',
  sellsProducts: '0',
  plansAds: '0',
}
