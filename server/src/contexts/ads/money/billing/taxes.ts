/** The members of the European Union. */
const union: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)

/** The facts that decide the tax on a payment. */
export interface TaxFacts {
  /** The seller's country; null when that isn't set. */
  readonly sellerCountry: string | null
  readonly buyerCountry: string
  /** As the business typed it; empty for none. */
  readonly buyerTaxId: string
  /** By country, in hundredths of a percent. */
  readonly rates: Readonly<Record<string, number>>
}

/** The tax on a payment. */
export interface TaxRule {
  /** In hundredths of a percent. */
  readonly rate: number
  /** True when the buyer accounts for the tax, so that none is charged. */
  readonly isReverseCharge: boolean
}

/** Returns a tax id without what people put between its signs. */
export const plainTaxId = (typed: string): string => typed.replace(/[\s.\-/]/g, '').toUpperCase()

/** True for a tax id in the form of a member country, which begins with its letters; EL for Greece. */
function isOfCountry(taxId: string, country: string): boolean {
  const letters = country === 'GR' ? 'EL' : country
  return taxId.startsWith(letters) && /^[0-9A-Z+*]{2,12}$/.test(taxId.slice(2))
}

/**
 * Returns the tax on a payment. A business with a tax id in another country of the European Union than
 * the seller accounts for it (article 196 of directive 2006/112/EC).
 */
export function taxRuleOf({ sellerCountry, buyerCountry, buyerTaxId, rates }: TaxFacts): TaxRule {
  const isReverseCharge =
    sellerCountry !== null &&
    sellerCountry !== buyerCountry &&
    union.has(sellerCountry) &&
    union.has(buyerCountry) &&
    isOfCountry(plainTaxId(buyerTaxId), buyerCountry)
  return { rate: isReverseCharge ? 0 : (rates[buyerCountry] ?? 0), isReverseCharge }
}
