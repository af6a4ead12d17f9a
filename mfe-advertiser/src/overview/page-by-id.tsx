import type { PageProps } from '@tessera/module'
import { useViewer } from '@tessera/module/react'
import { NotForYou } from './not-for-you.tsx'
import { Overview } from './overview.tsx'

/** The overview at an address that names its business: shown to that business alone. */
export default function OverviewByIdPage({ params }: PageProps<{ readonly advertiserId: string }>) {
  const viewer = useViewer()
  const another = viewer?.is_partner === true && viewer.id !== params.advertiserId
  return another ? <NotForYou why="another" /> : <Overview />
}
