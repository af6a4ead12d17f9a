import { useShell, useTitle, useViewer } from '@tessera/module/react'
import { MemberHome } from './member-home.tsx'
import { VisitorHome } from './visitor-home.tsx'

/** The home page: ideas and a form for a visitor, the feed for a member. */
export default function HomePage() {
  useTitle(useShell().brand)
  return useViewer() === null ? <VisitorHome /> : <MemberHome />
}
