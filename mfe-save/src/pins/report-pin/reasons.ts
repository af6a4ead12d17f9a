import type { InputOf } from '@tessera/contracts/calls/define-call'
import type { reportPin } from '@tessera/contracts/calls/pins'

/** Why a pin is reported. */
export type Reason = InputOf<typeof reportPin>['reason']

/** A reason in plain words, and what falls under it. */
export interface ReasonWords {
  readonly reason: Reason
  readonly title: string
  readonly what: string
}

const plain: Readonly<Record<Reason, readonly [title: string, what: string]>> = {
  spam: ['Spam', 'The same thing over and over, or a link that leads astray'],
  nudity: ['Nudity or pornography', 'Naked bodies or sex'],
  'self-harm': ['Self-harm', 'Suicide, eating disorders or drugs made to look good'],
  misinformation: ['Misinformation', 'Something untrue about health, elections or disasters'],
  hate: ['Hate', 'Contempt for people for what they are'],
  'dangerous-goods': ['Dangerous goods', 'Weapons, drugs or other things that may not be sold'],
  harassment: ['Harassment', 'Somebody is insulted, threatened or exposed'],
  violence: ['Violence', 'Cruelty, gore or a call for it'],
  privacy: ['Privacy', 'My picture, or what nobody else should know of me'],
  copyright: ['Copyright', 'It is mine, and was taken without asking'],
}

const isReason = (key: string): key is Reason => key in plain

/** The reasons there are, in plain words. */
export const reasons: readonly ReasonWords[] = Object.keys(plain)
  .filter(isReason)
  .map((reason) => ({ reason, title: plain[reason][0], what: plain[reason][1] }))
