import { z } from '@tessera/contracts/schema'

type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const key = 'tessera.arrival'

const Arrival = z.object({ id: z.string(), after: z.enum(['switch', 'log-out']) })

type Arrival = z.infer<typeof Arrival>

/** Leaves a note for the tab's next document, which says who is logged in now. */
export function noteArrival(keeper: Keeper, arrival: Arrival): void {
  try {
    keeper.setItem(key, JSON.stringify(arrival))
  } catch {
    // Without storage, only the picture in the header says it.
  }
}

/** Returns the note and removes it. */
export function takeArrival(keeper: Keeper): Arrival | undefined {
  try {
    const arrival = z.safeParse(Arrival, JSON.parse(keeper.getItem(key) ?? 'null'))
    keeper.removeItem(key)
    return arrival.success ? arrival.data : undefined
  } catch {
    return undefined
  }
}
