import { bind, type Command, type Draft, defineCommand } from '@tessera/cache'
import { hideLook, productsLike, shopLook, showLook } from '@tessera/contracts/calls/shop-look'
import { words } from './words.ts'

interface OfPin {
  readonly pin_id: string
}

/** Asks for the products beside a pin again. */
const ask = ({ pin_id }: OfPin, draft: Draft) =>
  draft.lists({ of: [shopLook, productsLike], input: { pin_id }, type: 'pin', ask: 'now' })

/** Hides similar products beside a pin of the viewer; it can be undone from the toast. */
export const hideSimilar: Command<OfPin, null> = defineCommand(hideLook, {
  name: 'hide-look',
  confirm: (_, input, draft) => ask(input, draft),
  undo: (_, input) => bind(showSimilar, input),
  say: { done: () => words.nowHidden() },
})

/** Shows similar products beside a pin of the viewer again. */
export const showSimilar: Command<OfPin, null> = defineCommand(showLook, {
  name: 'show-look',
  confirm: (_, input, draft) => ask(input, draft),
  say: { done: () => words.nowShown() },
})
