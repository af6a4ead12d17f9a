import { bind, type Command, defineCommand } from '@tessera/cache'
import {
  dropKeptProduct,
  getKeptProducts,
  keepProduct,
  updateKeptProduct,
} from '@tessera/contracts/calls/products'
import type { Price } from '@tessera/contracts/entities/pin'
import type { KeptFor, Product } from '@tessera/contracts/entities/product'
import { paths } from '@tessera/contracts/paths'
import { words } from '../product/words.ts'

/** A product, and a pin that shows it to the viewer. */
interface ProductOfPin {
  readonly productId: string
  readonly pinId: string
}

interface Keep extends ProductOfPin {
  readonly price: Price | null
  /** The price and time of the removed entry, which an undo restores. */
  readonly again?: KeptFor
}

const key = ({ productId }: ProductOfPin) => productId

/** Saves a product for later. */
export const keepForLater: Command<Keep, Product> = defineCommand(
  (client, { pinId: pin_id, again }: Keep) => client.call(keepProduct, { pin_id, ...again }),
  {
    name: 'keep-product',
    key,
    show({ productId, price, again }, draft) {
      const fresh = { tells_drops: true, tells_from: null, tells_back: true }
      const kept = again ?? { ...fresh, kept_at: new Date().toISOString(), price }
      draft.patch('product', productId, { kept })
    },
    confirm(product, { productId }, draft) {
      draft.patch('product', productId, product)
      draft.lists({ of: [getKeptProducts], ask: 'later' })
    },
    say: {
      done: (_, { again }) =>
        again === undefined
          ? {
              text: words.kept(),
              tone: 'good',
              link: { label: words.seeAll(), to: paths.savedForLater.to() },
            }
          : undefined,
    },
  },
)

/** Removes a product from those saved for later. */
export const keepNoLonger = defineCommand(
  (client, { pinId: pin_id }: Omit<Keep, 'again'>) => client.call(dropKeptProduct, { pin_id }),
  {
    name: 'drop-kept-product',
    key,
    show: ({ productId }, draft) => draft.patch('product', productId, { kept: null }),
    confirm: (_, { productId }, draft) => draft.patch('product', productId, { kept: null }),
    undo: ({ kept }, input) =>
      kept === null ? undefined : bind(keepForLater, { ...input, again: kept }),
    say: { done: () => ({ text: words.removedToast(), tone: 'info' }) },
  },
)

type Wishes = Partial<Pick<KeptFor, 'tells_drops' | 'tells_from' | 'tells_back'>>

/** Changes what the viewer is told about a product. The last of several presses counts. */
export const changeWishes = defineCommand(
  (client, { pinId: pin_id, wishes }: ProductOfPin & { readonly wishes: Wishes }) =>
    client.call(updateKeptProduct, { pin_id, ...wishes }),
  {
    name: 'change-kept-product',
    latest: true,
    key: ({ productId, wishes }) => `${productId} ${Object.keys(wishes).join()}`,
    show: ({ productId, wishes }, draft) =>
      draft.patch('product', productId, ({ kept }) =>
        kept == null ? {} : { kept: { ...kept, ...wishes } },
      ),
    confirm: (product, { productId }, draft) =>
      draft.patch('product', productId, { kept: product.kept }),
  },
)
