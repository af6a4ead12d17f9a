import { Overview } from './overview.tsx'

/** The overview of the logged-in business. */
export default function OverviewPage() {
  return <Overview />
}
