import type { CreatorCard } from '@tessera/contracts/entities/creator-card'
import { paths } from '@tessera/contracts/paths'
import { words } from './words.ts'

/** The sponsor of a pin, in words that depend on the status. */
export interface SponsorshipLine {
  readonly words: string
  readonly name: string
  readonly to: string | undefined
}

const nobody = 0
const asked = 2
const agreed = 3

function wordsFor(status: number): string {
  if (status === agreed) return words.partnership()
  return status === asked ? words.partnershipAsked() : words.sponsored()
}

/**
 * The line that says who paid for a pin: none when nobody did, 'not yet confirmed' while the sponsor
 * is only asked, and the plain word for a state that is not known here.
 */
export function sponsorshipLine(
  card: Pick<CreatorCard, 'sponsorship_status' | 'sponsor_name' | 'sponsor_username'>,
): SponsorshipLine | undefined {
  const { sponsorship_status: status, sponsor_name: name, sponsor_username: username } = card
  if (status === nobody || name === null) return undefined
  const to = username === null ? undefined : paths.profile.to({ username })
  return { words: wordsFor(status), name, to }
}
