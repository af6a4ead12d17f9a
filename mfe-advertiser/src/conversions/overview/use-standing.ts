import type { ConversionAdvice } from '@tessera/contracts/calls/conversion-health'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { useTags } from '../../kit/tags/use-tags.ts'
import { useHealth, useTokens } from '../frame/use-calls.ts'
import type { Standing } from './next-step.ts'

/** Advice that is a step of its own. */
const steps: readonly ConversionAdvice[] = ['api-missing', 'nothing-yet']

/** Asks for the tags, tokens and health of an account, as one query. */
export function useStanding(advertiserId: AdvertiserId) {
  const tags = useTags(advertiserId)
  const tokens = useTokens(advertiserId)
  const health = useHealth(advertiserId)
  const all = [tags, tokens, health] as const
  const isHere = tags.data !== undefined && tokens.data !== undefined && health.data !== undefined
  const data: Standing | undefined = isHere
    ? {
        tags: tags.data.length,
        tokens: tokens.data.length,
        sources: health.data.sources,
        isUnwell: [
          ...health.data.advice,
          ...health.data.sources.flatMap(({ advice }) => advice),
        ].some((advice) => !steps.includes(advice)),
      }
    : undefined
  return {
    data,
    error: all.find(({ error }) => error !== null)?.error ?? null,
    isFetching: all.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(all.map(({ refetch }) => refetch())),
  }
}
