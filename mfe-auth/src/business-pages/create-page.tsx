import type { PageProps } from '@tessera/module'
import { PagePanel } from '../auth-form/page-panel.tsx'

/** Where a business gets an account. */
export default function BusinessCreatePage({ query }: PageProps) {
  return <PagePanel begin="sign-up" business query={query} />
}
