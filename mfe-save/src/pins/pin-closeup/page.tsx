import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { getPin } from '@tessera/contracts/calls/pins'
import type { PageProps } from '@tessera/module'
import { Missing } from '@tessera/module/missing'
import { useShell, useTitle } from '@tessera/module/react'
import { pinName } from '@tessera/pins'
import { useCallback } from 'react'
import { knownPin } from '../../saving/one-save/known-pin.ts'
import { useMarked } from '../../saving/saved-marks/use-marked.ts'
import { words as common } from '../../words.ts'
import { Closeup } from './closeup.tsx'
import { useShareLink } from './use-share-link.ts'

/** A pin's own page: over the grid it was opened from, or by itself. */
export default function PinPage(props: PageProps<{ readonly pinId: string }>) {
  const { params, query, over = false } = props
  const { client, queries } = useShell()
  const asked = queryOptions(client, getPin, { id: params.pinId })
  const known = useCallback(() => knownPin(queries, params.pinId), [queries, params.pinId])
  const pin = useQuery({ ...asked, placeholderData: known })
  useShareLink(pin.data?.id, query)
  useTitle(pin.data === undefined ? '' : pinName(pin.data))
  const shown = useMarked(pin.data)
  if (pin.error === null || shown !== undefined)
    return <Closeup pin={shown} whole={!pin.isPlaceholderData} over={over} />
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
