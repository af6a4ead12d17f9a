import { SlotPanel } from '../../entry/panel/slot-panel.tsx'

/**
 * The form on a visitor's home page; a returning visitor is welcomed back. After the log-in the
 * home page shows the member's feed.
 */
export default function HomeForm() {
  return <SlotPanel source="homePage" />
}
