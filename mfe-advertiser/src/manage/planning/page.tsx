import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import type { PageProps } from '@tessera/module'
import { type ComponentType, lazy, type ReactElement } from 'react'
import { Area } from '../../kit/account/area.tsx'
import { areaWords as words } from '../../kit/account/words.ts'

interface BodyProps {
  readonly account: Advertiser
  readonly query: URLSearchParams
}

/** The content of each page. People without an ad account load none of it. */
const bodies = {
  recommendations: lazy(
    () => import(/* webpackChunkName: "recommendations" */ './recommendations/recommendations.tsx'),
  ),
  mediaPlanner: lazy(
    () => import(/* webpackChunkName: "media-planner" */ './media-planner/media-planner.tsx'),
  ),
  msotOptimizer: lazy(
    () => import(/* webpackChunkName: "budget-optimizer" */ './budget-optimizer/optimizer.tsx'),
  ),
} as const satisfies Readonly<Record<string, ComponentType<BodyProps>>>

const parts: Readonly<Record<string, readonly [keyof typeof bodies, () => string]>> = {
  media_planner: ['mediaPlanner', words.mediaPlanner],
  'msot-optimizer': ['msotOptimizer', words.budgetOptimizer],
}

type Params = { readonly advertiserId: string; readonly part: string }

/** The pages that plan: suggestions, the media planner and the budget optimizer. */
export default function PlanningPage({ params, query }: PageProps<Params>): ReactElement {
  const [name, title] = parts[params.part] ?? (['recommendations', words.recommendations] as const)
  const Body = bodies[name]
  return (
    <Area
      advertiserId={params.advertiserId}
      section={name}
      title={title()}
      toAccount={(advertiserId) => advertiserUrl(name, { advertiserId })}
    >
      {(account) => <Body key={`${name} ${account.id}`} account={account} query={query} />}
    </Area>
  )
}
