/** What somebody has written so far; nothing but their own typing changes it. */
export interface Draft {
  readonly email: string
  readonly password: string
  /** As the platform's date field gives it: YYYY-MM-DD, or nothing. */
  readonly birthday: string
}

/** One field of the form. */
export type DraftField = keyof Draft

/** What is wrong, in words, by where it is shown: at a field, or above the button when it is about none. */
export type Faults = { readonly [Place in DraftField | 'form']?: string }

/** A form that nobody has written in. */
export const emptyDraft: Draft = { email: '', password: '', birthday: '' }
