import type { PageProps } from '@tessera/module'
import { QuickPromote } from './quick-promote.tsx'

/** Promotes a pin that is chosen here, for an ad account when the address has one. */
export default function PromoteAnyPage({
  params,
  query,
}: PageProps<{ readonly advertiserId?: string }>) {
  return <QuickPromote query={query} advertiserId={params.advertiserId} skipsBusiness />
}
