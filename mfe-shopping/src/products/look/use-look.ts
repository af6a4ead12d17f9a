import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { shopLook } from '@tessera/contracts/calls/shop-look'
import type { PinId } from '@tessera/contracts/ids'
import { timings } from '@tessera/contracts/timings'
import { useShell } from '@tessera/module/react'

/** The most times that the products of a picture are asked for while the service still analyzes it. */
const asksMax = 6

/** Loads the products beside a pin once it's wanted, and again while its picture is looked at. */
export function useLook(pinId: PinId, wanted: boolean) {
  const { client } = useShell()
  return useQuery({
    ...queryOptions(client, shopLook, { pin_id: pinId }),
    enabled: wanted,
    refetchInterval: ({ state }) =>
      state.data?.is_waiting === true && state.dataUpdateCount < asksMax
        ? timings.lookAskedAgain
        : false,
  })
}
