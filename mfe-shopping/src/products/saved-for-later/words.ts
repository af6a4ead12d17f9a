import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the products that are saved for later. */
export const words = defineMessages({
  title: 'Saved for later',
  lead: 'Get alerts for price drops and restocks.',
  order: 'Order',
  latest: 'Latest',
  drop: 'Biggest drop',
  price: 'Price',
  list: 'Products saved for later',
  loading: 'Loading your products',
  failed: "We couldn't load your products",
  cheaper: '{amount} less than when you saved it',
  dearer: '{amount} more than when you saved it',
  same: 'Same price as when you saved it',
  was: '{price} when you saved it',
  remove: 'Remove {title}',
  emptyTitle: 'Nothing saved for later',
  empty: 'Open a product and press “Save for later” to keep an eye on its price.',
  end: "That's everything",
})
