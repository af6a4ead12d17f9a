import type { PageProps } from '@tessera/module'
import type { ReactElement } from 'react'
import { BillingFrame } from '../frame/frame.tsx'
import { DocumentList } from './document-list.tsx'

/** Tax documents of an ad account. */
export default function TaxDocumentsPage({
  params,
}: PageProps<{ readonly advertiserId: string }>): ReactElement {
  return (
    <BillingFrame url="taxDocuments" advertiserId={params.advertiserId}>
      {(advertiserId) => <DocumentList advertiserId={advertiserId} series="tax" />}
    </BillingFrame>
  )
}
