import type { OutputOf } from '@tessera/contracts/calls/define-call'
import type { checkOffsite } from '@tessera/contracts/calls/offsite'
import { parseUrl } from '@tessera/contracts/parse-url'
import { words } from './words.ts'

/** What the service says of a link. */
export type Checked = OutputOf<typeof checkOffsite>

/** How somebody gets on from here: by the way offered first, by a small one, as a member, or not at all. */
type Way = 'open' | 'small' | 'members' | 'none'

/** What the page says of a link. */
export interface Verdict {
  readonly tone: 'plain' | 'careful' | 'bad'
  readonly title: string
  readonly text: string
  readonly way: Way
  /** Where the link really leads, without what only disguises it; null for what leads nowhere. */
  readonly to: URL | null
}

const reasons: Readonly<Record<string, () => string>> = {
  malware: words.malware,
  phishing: words.phishing,
  spam: words.spam,
  misleading: words.misleading,
  adult: words.adult,
  reported: words.reported,
  disguised: words.disguised,
  'look-alike': words.lookAlike,
}

/** What is said of a link that is none of the web. */
export const nowhere: Verdict = {
  tone: 'bad',
  title: words.nowhereTitle(),
  text: words.nowhereText(),
  way: 'none',
  to: null,
}

/** Reads where a link leads; what stands before an @ only pretends to be a host. */
function destination(url: string | null): URL | null {
  const to = url === null ? null : parseUrl(url)
  if (to === null || (to.protocol !== 'http:' && to.protocol !== 'https:')) return null
  to.username = ''
  to.password = ''
  return to
}

/** Says what the page shows for what the service found: blocked links have no way on, adult ones a member's. */
export function verdictOf(
  checked: Checked,
  asked: { readonly brand: string; readonly isMember: boolean },
): Verdict {
  const to = destination(checked.url)
  if (to === null) return nowhere
  const because = (otherwise: () => string) => (reasons[checked.reason ?? ''] ?? otherwise)()
  switch (checked.redirect_status) {
    case 'ok':
      return {
        tone: 'plain',
        title: words.okTitle({ brand: asked.brand }),
        text: words.okText(),
        way: 'open',
        to,
      }
    case 'suspicious':
      return {
        tone: 'careful',
        title: words.suspiciousTitle(),
        text: because(words.listedSuspicious),
        way: 'small',
        to,
      }
    case 'porn':
      return {
        tone: 'careful',
        title: words.pornTitle(),
        text: because(words.adult),
        way: asked.isMember ? 'small' : 'members',
        to,
      }
    case 'blocked':
      return {
        tone: 'bad',
        title: words.blockedTitle(),
        text: because(words.listedBlocked),
        way: 'none',
        to,
      }
  }
}
