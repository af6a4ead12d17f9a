import type { PageProps } from '@tessera/module'
import { QuickPromote } from './quick-promote.tsx'

/** Promotes the pin of the address. */
export default function QuickPromotePage({ query }: PageProps) {
  return <QuickPromote query={query} />
}
