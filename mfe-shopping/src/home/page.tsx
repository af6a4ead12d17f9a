import { useShell, useTitle, useViewer } from '@tessera/module/react'
import { MemberHome } from './member-home.tsx'
import { VisitorHome } from './visitor-home.tsx'

/** The home page: a visitor meets the way in among ideas, a member their feed at once. */
export default function HomePage() {
  useTitle(useShell().brand)
  return useViewer() === null ? <VisitorHome /> : <MemberHome />
}
