import type { PageProps } from '@tessera/module'
import { PagePanel } from '../auth-form/page-panel.tsx'

/** Where one signs up without having wanted anything else first. */
export default function SignUpPage({ query }: PageProps) {
  return <PagePanel begin="sign-up" query={query} />
}
