import { useShell } from '@tessera/module/react'
import { words } from '../words.ts'
import { PolicyPage } from './policy-page.tsx'
import { termsOf } from './terms.ts'

/** The terms, at the address that forms link to. */
export default function TermsPage() {
  const { brand } = useShell()
  return <PolicyPage title={words.termsPage()} parts={termsOf(brand)} />
}
