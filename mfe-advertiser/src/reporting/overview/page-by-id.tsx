import type { PageProps } from '@tessera/module'
import { useViewer } from '@tessera/module/react'
import { AccountFrame } from './account-frame.tsx'
import { Overview } from './overview.tsx'

/** The overview at the address of an ad account or of a business; only those who may act for it see it. */
export default function OverviewByIdPage({ params }: PageProps<{ readonly advertiserId: string }>) {
  const viewer = useViewer()
  const isOwnBusiness = viewer?.is_partner === true && viewer.id === params.advertiserId
  return isOwnBusiness ? <Overview /> : <AccountFrame advertiserId={params.advertiserId} />
}
