/** A line of a document: what, and how much in millionths. */
export interface DocumentLine {
  readonly what: 'payment' | 'opening' | 'campaign' | 'paid' | 'credit' | 'dispute' | 'refund'
  /** The name of a campaign, or the digits of a card. */
  readonly name: string | null
  readonly amountMicro: number
}

/** The facts of a document. Files are drawn from them alone, so that they never change. */
export interface DocumentFacts {
  readonly kind: 'receipt' | 'statement' | 'tax'
  /** The seller at the time. */
  readonly seller: string
  readonly sellerTaxId?: string
  readonly buyer: {
    readonly name: string
    readonly country: string
    /** The street and the city. */
    readonly address?: string
    readonly taxId?: string
  }
  readonly currency: string
  /** The month that it is about, as '2026-11'; null for a payment. */
  readonly month: string | null
  readonly lines: readonly DocumentLine[]
  /** The sum of the lines. */
  readonly totalMicro: number
  readonly taxMicro: number
  /** In hundredths of a percent. */
  readonly taxRate: number
  /** True when the buyer accounts for the tax. */
  readonly isReverseCharge?: boolean
}
