import type { PageProps } from '@tessera/module'
import { type ComponentType, lazy, type ReactElement, Suspense } from 'react'
import { Waiting } from '../kit/account/area.tsx'

interface OfAccount {
  readonly advertiserId: string
}

/** The pages below the overview of billing, by the end of their address. */
const parts: Readonly<Record<string, ComponentType<PageProps<OfAccount>>>> = {
  history: lazy(() => import(/* webpackChunkName: "billing-history" */ './history/page.tsx')),
  order_lines: lazy(() => import(/* webpackChunkName: "billing-spend" */ './order-lines/page.tsx')),
  promotions: lazy(
    () => import(/* webpackChunkName: "billing-promotions" */ './promotions/page.tsx'),
  ),
  documents: lazy(() => import(/* webpackChunkName: "billing-documents" */ './documents/page.tsx')),
  tax_documents: lazy(
    () => import(/* webpackChunkName: "billing-documents" */ './documents/tax-page.tsx'),
  ),
  prepaid_campaign_spend_summary: lazy(
    () => import(/* webpackChunkName: "billing-spend" */ './spend/summary-page.tsx'),
  ),
  prepaid_spend_campaign_breakdown: lazy(
    () => import(/* webpackChunkName: "billing-spend" */ './spend/breakdown-page.tsx'),
  ),
}

/** A page of billing. One line of each document stands for all of them. */
export default function BillingPart(
  props: PageProps<OfAccount & { readonly part: string }>,
): ReactElement | null {
  const Part = parts[props.params.part]
  if (Part === undefined) return null
  return (
    <Suspense fallback={<Waiting />}>
      <Part {...props} />
    </Suspense>
  )
}
