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
  /** Milliseconds; a toast that is hovered or focused waits. */
  readonly duration?: number
}
