import type { PageProps } from '@tessera/module'
import type { ReactElement } from 'react'
import { BillingFrame } from '../frame/frame.tsx'
import { DocumentList } from './document-list.tsx'

/** Receipts and statements of an ad account. */
export default function DocumentsPage({
  params,
}: PageProps<{ readonly advertiserId: string }>): ReactElement {
  return (
    <BillingFrame url="documents" advertiserId={params.advertiserId}>
      {(advertiserId) => <DocumentList advertiserId={advertiserId} series="documents" />}
    </BillingFrame>
  )
}
