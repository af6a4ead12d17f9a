import { Overview } from './overview.tsx'

/** The overview of whoever is logged in. */
export default function OverviewPage() {
  return <Overview />
}
