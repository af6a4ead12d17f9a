/** What somebody has written so far; nothing but their own typing changes it. */
export interface Draft {
  readonly email: string
  readonly password: string
  /** YYYY-MM-DD, nothing, or what is written of it so far. */
  readonly birthday: string
  /** Of a business alone. */
  readonly businessName: string
}

/** One field of the form. */
export type DraftField = keyof Draft

/**
 * Where something can be said: at a field, at the buttons of the two other companies, or above the
 * button when it is about none.
 */
export type Place = DraftField | 'facebook' | 'google' | 'form'

/** What is wrong, in words, by where it is shown. */
export type Faults = { readonly [At in Place]?: string }

/** A way out that is offered beside what is wrong. */
export type Help = 'reset-password' | 'set-password' | 'recover-account'

/** A form that nobody has written in. */
export const emptyDraft: Draft = { email: '', password: '', birthday: '', businessName: '' }
