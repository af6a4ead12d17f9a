/** Returns a price as a cell of a feed has it; undefined when a page names none. */
export const priceText = ({
  amount,
  currency = '',
}: {
  readonly amount: string | number | undefined
  readonly currency: string | undefined
}): string | undefined => (amount === undefined ? undefined : `${amount} ${currency}`)
