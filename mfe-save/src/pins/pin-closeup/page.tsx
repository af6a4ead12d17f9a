import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { openedAdOf } from '@tessera/contracts/ads/ad-token'
import { getPin } from '@tessera/contracts/calls/pins'
import { Pin } from '@tessera/contracts/entities/pin'
import { PinDetails } from '@tessera/contracts/entities/pin-details'
import { shareRequested } from '@tessera/contracts/events/requests'
import type { PinId } from '@tessera/contracts/ids'
import { paths } from '@tessera/contracts/paths'
import { z } from '@tessera/contracts/schema'
import type { PageProps } from '@tessera/module'
import { Missing } from '@tessera/module/missing'
import { useEntity, useShell, useTitle } from '@tessera/module/react'
import { loadAdLog, pinName } from '@tessera/pins'
import { useEffect, useMemo } from 'react'
import { words as common } from '../../saving/words.ts'
import { Closeup } from './closeup.tsx'

/**
 * Returns the pin as lists know it: enough for its picture and title, until its own answer arrives. Lists
 * may know it as an ad alone, and an ad leads elsewhere than its pin.
 */
function useKnownPin(pinId: string, ad: string | undefined): PinDetails | undefined {
  const known = useEntity('pin', pinId)
  return useMemo(() => {
    const link = ad === undefined ? (known?.link ?? null) : null
    const pin = z.safeParse(Pin, { is_promoted: false, ...known, link })
    return pin.success ? z.parse(PinDetails, pin.data) : undefined
  }, [known, ad])
}

/** Tells once that the pin was opened from an ad. */
function useOpenedAd({ id, tracking_params: token }: Partial<PinDetails> = {}): void {
  const shell = useShell()
  useEffect(() => {
    if (id === undefined || token == null) return
    void loadAdLog(shell).then(({ tell }) => tell({ pinId: id, token }, 'closeup'))
  }, [shell, id, token])
}

/** Opens the share dialog once for `?share=true`; the address is the plain one after that. */
function useShareLink(pinId: PinId | undefined, query: URLSearchParams): void {
  const { bus, navigate } = useShell()
  const asked = query.get('share') === 'true'
  useEffect(() => {
    if (!asked || pinId === undefined) return
    navigate(paths.pin.to({ pinId }), { replace: true })
    bus.emit(shareRequested, { pinId })
  }, [asked, pinId, bus, navigate])
}

/** The page of a pin, over the grid that it was opened from or by itself. */
export default function PinPage(props: PageProps<{ readonly pinId: string }>) {
  const { params, query, over = false } = props
  const { client } = useShell()
  const ad = openedAdOf(query)
  const asked = { id: params.pinId, ...(ad === undefined ? {} : { client_tracking_params: ad }) }
  const pin = useQuery(queryOptions(client, getPin, asked))
  const known = useKnownPin(params.pinId, ad)
  useOpenedAd(pin.data)
  const shown = pin.data ?? (pin.error === null ? known : undefined)
  useShareLink(shown?.id, query)
  useTitle(shown === undefined ? '' : pinName(shown))
  if (pin.error === null || shown !== undefined)
    return <Closeup pin={shown} whole={pin.data !== undefined} over={over} />
  return (
    <Missing
      failure={pin.error}
      title={common.pinMissing()}
      why={common.pinMissingWhy()}
      retrying={pin.isFetching}
      onRetry={() => void pin.refetch()}
    />
  )
}
