import type { PageProps } from '@tessera/module'
import { PagePanel } from '../../entry/panel/page-panel.tsx'

/** The sign-up page. */
export default function SignUpPage({ query }: PageProps) {
  return <PagePanel begin="sign-up" query={query} />
}
