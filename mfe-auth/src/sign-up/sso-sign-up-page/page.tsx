import { paths } from '@tessera/contracts/paths'
import type { PageProps } from '@tessera/module'
import { useShell } from '@tessera/module/react'
import { useEffect, useState } from 'react'
import { PagePanel } from '../../entry/panel/page-panel.tsx'

/** Reads the email from the address and removes it there, so that no history or log keeps it. */
function useEmailOfAddress(query: PageProps['query']): string {
  const { navigate } = useShell()
  const [email] = useState(() => (query.get('email') ?? '').trim())
  const isThere = query.has('email')
  useEffect(() => {
    if (!isThere) return
    const rest = new URLSearchParams(query)
    rest.delete('email')
    navigate(paths.ssoSignup.to(Object.fromEntries(rest)), { replace: true })
  }, [isThere])
  return email
}

/** The sign-up page of people whose company logs them in. */
export default function SsoSignUpPage({ query }: PageProps) {
  const email = useEmailOfAddress(query)
  return <PagePanel begin="sign-up" business query={query} ssoEmail={email} />
}
