import { allEvents } from '@tessera/contracts/events/all'
import type { ShellContext } from '@tessera/module'
import type { Told } from '../../told.ts'

/** Tells the frame page of each event and each address. Returns the function that stops. */
export function tellFrame({ bus, $address }: Pick<ShellContext, 'bus' | '$address'>): () => void {
  const tell = (told: Told) => window.parent.postMessage(told, window.location.origin)
  const stops = [
    ...allEvents.map((event) =>
      bus.on(event, (payload) => tell({ told: 'event', name: event.name, payload })),
    ),
    $address.subscribe(({ pathname, search }) =>
      tell({ told: 'address', address: pathname + search }),
    ),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
