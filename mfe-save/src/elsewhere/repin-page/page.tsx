import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { getPin } from '@tessera/contracts/calls/pins'
import { saveRequested } from '@tessera/contracts/events/requests'
import { paths } from '@tessera/contracts/paths'
import type { PageProps } from '@tessera/module'
import { Missing } from '@tessera/module/missing'
import { useShell } from '@tessera/module/react'
import { useEffect } from 'react'
import { words } from '../../saving/words.ts'

/**
 * Saves a pin by its address: shows the pin's page with the board picker over it. The address becomes
 * the pin's own, so that neither a reload nor Back opens the picker again.
 */
export default function RepinPage({ params }: PageProps<{ readonly pinId: string }>) {
  const { client, bus, navigate } = useShell()
  const pin = useQuery(queryOptions(client, getPin, { id: params.pinId }))
  const pinId = pin.data?.id
  useEffect(() => {
    if (pinId === undefined) return
    navigate(paths.pin.to({ pinId }), { replace: true })
    bus.emit(saveRequested, { pinId, source: 'pinBookmarklet' })
  }, [pinId, bus, navigate])
  if (pin.error === null) return null
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
