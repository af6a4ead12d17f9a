import type { PageProps } from '@tessera/module'
import { PagePanel } from '../auth-form/page-panel.tsx'

/** Where one logs in without having wanted anything else first. */
export default function LogInPage({ query }: PageProps) {
  return <PagePanel begin="log-in" query={query} />
}
