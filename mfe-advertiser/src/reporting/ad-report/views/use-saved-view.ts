import { useQuery } from '@tanstack/react-query'
import { callErrorOf, queryOptions } from '@tessera/client'
import { getReportView, type SavedView } from '@tessera/contracts/calls/report-views'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { AnyId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { useShell } from '@tessera/module/react'

/** The view that an address names: `?view=ID`. */
export interface ShownView {
  /** Null without one in the address, while it loads, and when there is none. */
  readonly view: SavedView | null
  readonly isLoading: boolean
  /** True when there is no such view for the viewer: `SavedViews` says so. */
  readonly isGone: boolean
}

/**
 * Loads the view that a link names.
 *
 *     const shown = useSavedView(account.id, new URLSearchParams(search).get('view'))
 */
export function useSavedView(advertiserId: AdvertiserId, viewId: string | null): ShownView {
  const { client } = useShell()
  const id = z.safeParse(AnyId, viewId).data
  const query = useQuery({
    ...queryOptions(client, getReportView, { advertiser_id: advertiserId, view_id: id ?? '1' }),
    enabled: id !== undefined,
  })
  if (viewId === null) return { view: null, isLoading: false, isGone: false }
  const isGone = id === undefined || callErrorOf(query.error)?.code === 'not-found'
  return { view: isGone ? null : (query.data ?? null), isLoading: query.isLoading, isGone }
}
