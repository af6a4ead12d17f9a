/** A further step that a toast offers in a row below its text. */
export interface ToastChoice {
  readonly label: string
  /** Says to a screen reader what it does, with the label in it. */
  readonly name: string
  /** True for something new, which its sign says. */
  readonly isNew: boolean
  readonly run: () => void
}

/** A short message that the shell shows above everything. */
export interface Toast {
  /** Takes the place of the toast that had the same. */
  readonly key?: string
  readonly text: string
  readonly tone?: 'info' | 'good' | 'bad'
  readonly picture?: string
  readonly link?: { readonly label: string; readonly to: string }
  /** Something to do about it, as undoing; beside a link the text itself leads there. */
  readonly action?: { readonly label: string; readonly run: () => void }
  /** Further steps, each with one press. */
  readonly choices?: readonly ToastChoice[]
  /** Milliseconds; a toast that is hovered or focused waits. */
  readonly duration?: number
}
