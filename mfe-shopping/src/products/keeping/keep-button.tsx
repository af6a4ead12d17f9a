import type { Product } from '@tessera/contracts/entities/product'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import type { ReactElement } from 'react'
import { words } from '../product/words.ts'
import { keepForLater, keepNoLonger } from './keep-commands.ts'

/** Saves a product for later, or removes it; a visitor signs up first, and saves it by that. */
export function KeepButton({
  product: { id: productId, kept, price },
  pinId,
}: {
  readonly product: Pick<Product, 'id' | 'kept' | 'price'>
  readonly pinId: string
}): ReactElement {
  const { commands, whenMember } = useShell()
  const press = () =>
    whenMember({ source: 'saveButton' }, () => {
      const input = { productId, pinId, price }
      if (kept === null) void commands.run(keepForLater, input)
      else void commands.run(keepNoLonger, input)
    })
  return (
    <Button kind={kept === null ? 'plain' : 'quiet'} aria-pressed={kept !== null} onClick={press}>
      {kept === null ? words.keep() : words.kept()}
    </Button>
  )
}
