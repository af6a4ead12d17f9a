import type { PageProps } from '@tessera/module'
import { useViewer } from '@tessera/module/react'
import { NotForYou } from './not-for-you.tsx'
import { Overview } from './overview.tsx'

/** The overview at an address with a business's id; only that business sees it. */
export default function OverviewByIdPage({ params }: PageProps<{ readonly advertiserId: string }>) {
  const viewer = useViewer()
  const another = viewer?.is_partner === true && viewer.id !== params.advertiserId
  return another ? <NotForYou why="another" /> : <Overview />
}
