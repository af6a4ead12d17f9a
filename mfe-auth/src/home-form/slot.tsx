import { useLayout } from '@tessera/module/react'
import { SlotPanel } from '../auth-form/slot-panel.tsx'

/**
 * What a visitor's home page has beside its ideas: the form at once, or a welcome back for somebody
 * who was here before. Whoever gets in is on their feed, because the page is theirs from then on.
 */
export default function HomeForm() {
  return <SlotPanel source="homePage" short={useLayout().phone} />
}
