import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { listOptions, queryOptions } from '@tessera/client'
import type { AdLevel } from '@tessera/contracts/ads/ad-level'
import {
  type ExperimentMeasure,
  estimateAdExperiment,
  getAdExperiment,
  listAdExperiments,
} from '@tessera/contracts/calls/ad-experiments'
import { campaignTrees } from '@tessera/contracts/calls/campaign-edits'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { useShell } from '@tessera/module/react'

/** The experiments of an ad account, newest first. */
export function useExperiments(advertiserId: AdvertiserId) {
  const { client } = useShell()
  const input = { advertiser_id: advertiserId }
  return useInfiniteQuery({ ...listOptions(client, listAdExperiments, input), staleTime: 0 })
}

/** An experiment with its figures. */
export function useExperiment(advertiserId: AdvertiserId, experimentId: string) {
  const { client } = useShell()
  const input = { advertiser_id: advertiserId, experiment_id: experimentId }
  return useQuery({ ...queryOptions(client, getAdExperiment, input), staleTime: 0 })
}

/** The campaigns of an ad account with their ad groups and ads, newest first. */
export function useTrees(advertiserId: AdvertiserId) {
  const { client } = useShell()
  const input = { advertiser_id: advertiserId }
  return useInfiniteQuery({ ...listOptions(client, campaignTrees, input), staleTime: 0 })
}

/** An experiment to estimate. */
interface EstimatedExperiment {
  readonly level: AdLevel
  readonly measure: ExperimentMeasure
  readonly arms: readonly string[]
}

/** The days that an experiment needs; asked once there are two arms. */
export function useEstimate(
  advertiserId: AdvertiserId,
  { level, measure, arms }: EstimatedExperiment,
) {
  const { client } = useShell()
  const input = { advertiser_id: advertiserId, level, measure, object_ids: [...arms] }
  return useQuery({
    ...queryOptions(client, estimateAdExperiment, input),
    enabled: arms.length > 1,
  })
}
