import { labelText } from '@tessera/contracts/said-text'
import type { Ports } from '../../../../ports.ts'
import type { BillingAccount } from '../billing/account.ts'
import type { DocumentFacts } from '../billing/document-facts.ts'
import { plainTaxId } from '../billing/taxes.ts'

/** Returns who a document is from and for, as they are now. */
export function partiesOf(
  { settings }: Pick<Ports, 'settings'>,
  { name, country, business }: BillingAccount,
): Pick<DocumentFacts, 'seller' | 'sellerTaxId' | 'buyer'> {
  const { seller, brand } = settings
  const taxId = plainTaxId(business?.taxId ?? '')
  return {
    seller: seller.name ?? brand,
    ...(seller.taxId === null ? {} : { sellerTaxId: seller.taxId }),
    buyer: {
      name: labelText(business?.legalName ?? name),
      country,
      ...(business === null
        ? {}
        : {
            address: labelText(`${business.street}, ${business.postalCode} ${business.city}`),
          }),
      ...(taxId === '' ? {} : { taxId }),
    },
  }
}
