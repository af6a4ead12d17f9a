/** One part of a policy: a heading and what stands under it. */
export interface PolicyPart {
  readonly heading: string
  readonly paragraphs: readonly string[]
}
