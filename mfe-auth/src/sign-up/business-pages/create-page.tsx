import type { PageProps } from '@tessera/module'
import { PagePanel } from '../../entry/panel/page-panel.tsx'

/** The sign-up page of business accounts. */
export default function BusinessCreatePage({ query }: PageProps) {
  return <PagePanel begin="sign-up" business query={query} />
}
