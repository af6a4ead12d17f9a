import type { SlotDefinition } from '@tessera/contracts/define-slot'
import { allRequests } from '@tessera/contracts/events/all-requests'
import * as slots from '@tessera/contracts/slots'
import type { PageProps } from '@tessera/module'
import { Slot, useShell } from '@tessera/module/react'
import { useEffect } from 'react'

const allSlots: readonly SlotDefinition[] = Object.values(slots)

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '{}')
  } catch {
    return {}
  }
}

/** Opens the overlay or shows the slot that the query names, with the payload in it. */
export default function StagePage({ query }: PageProps) {
  const { bus } = useShell()
  const text = query.get('payload')
  const request = allRequests.find(({ opens }) => opens === query.get('overlay'))
  const slot = allSlots.find(({ name }) => name === query.get('slot'))
  useEffect(() => {
    if (request !== undefined) bus.emit(request, parsed(text))
  }, [bus, request, text])
  return (
    <section>
      {slot === undefined ? null : (
        <Slot
          slot={slot}
          input={parsed(text)}
          loading={<p>Loading the slot</p>}
          absent={<p>No module fills the slot {slot.name}</p>}
        />
      )}
    </section>
  )
}
