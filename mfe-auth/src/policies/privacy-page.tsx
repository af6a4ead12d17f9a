import { useShell } from '@tessera/module/react'
import { words } from '../words.ts'
import { PolicyPage } from './policy-page.tsx'
import { privacyOf } from './privacy.ts'

/** What is kept about people, at the address that forms link to. */
export default function PrivacyPage() {
  const { brand } = useShell()
  return <PolicyPage title={words.privacyPage()} parts={privacyOf(brand)} />
}
