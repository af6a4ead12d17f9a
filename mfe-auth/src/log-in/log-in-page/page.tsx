import type { PageProps } from '@tessera/module'
import { PagePanel } from '../../entry/panel/page-panel.tsx'

/** The log-in page. */
export default function LogInPage({ query }: PageProps) {
  return <PagePanel begin="log-in" query={query} />
}
