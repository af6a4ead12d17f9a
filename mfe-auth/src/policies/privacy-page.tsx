import { TextPage } from './text-page.tsx'

/** The privacy policy, with the days that data is kept. */
export default function PrivacyPage() {
  return <TextPage kind="privacy" />
}
