import { TextPage } from './text-page.tsx'

/** The terms of use. */
export default function TermsPage() {
  return <TextPage kind="terms" />
}
