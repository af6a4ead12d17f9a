import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import { productsLike } from '@tessera/contracts/calls/shop-look'
import type { PinId } from '@tessera/contracts/ids'
import { useShell } from '@tessera/module/react'
import { PinList } from '@tessera/pins/pin-list'
import type { ReactElement } from 'react'
import { words } from './words.ts'

/** Lists all products like a pin. */
export function AllProducts(props: {
  readonly pinId: PinId
  readonly label: string
}): ReactElement {
  const { pinId, label } = props
  const { client } = useShell()
  const list = useInfiniteQuery(listOptions(client, productsLike, { pin_id: pinId }))
  return (
    <PinList
      list={list}
      label={label}
      restoreKey={`products-${pinId}`}
      failure={words.failed()}
      end={words.end()}
      empty={null}
    />
  )
}
