import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { getPin } from '@tessera/contracts/calls/pins'
import type { PageProps } from '@tessera/module'
import { useShell } from '@tessera/module/react'
import { Missing } from '../missing/missing.tsx'
import { words } from '../words.ts'
import { Closeup } from './closeup.tsx'
import { CloseupWaiting } from './closeup-waiting.tsx'

/** A pin's own page. */
export default function PinPage({ params: { pinId } }: PageProps<{ readonly pinId: string }>) {
  const { client } = useShell()
  const pin = useQuery(queryOptions(client, getPin, { id: pinId }))
  if (pin.data !== undefined) return <Closeup pin={pin.data} />
  if (pin.error === null) return <CloseupWaiting />
  return (
    <Missing
      failure={pin.error}
      title={words.pinMissing()}
      why={words.pinMissingWhy()}
      retrying={pin.isFetching}
      onRetry={() => void pin.refetch()}
    />
  )
}
