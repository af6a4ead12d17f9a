/** The groups of the articles, in their order. */
export const groups = ['saving', 'people', 'account', 'searches'] as const

type HelpGroup = (typeof groups)[number]

/** A help page. */
export interface Article {
  readonly title: string
  readonly group: HelpGroup
  readonly paragraphs: readonly string[]
  readonly lines: readonly { readonly text: string; readonly url: string }[]
}
