import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the parts of a pin. */
export const words = defineMessages({
  products: 'Products in this Pin',
  similarProduct: 'Similar product: {title}',
  product: 'Product {number}: {title}',
  opensElsewhere: '(opens in a new tab)',
  cutouts: 'Cutouts of this Shuffle',
  cutout: 'Cutout {number} of {count}',
})
