import type { InputOf } from '@tessera/contracts/calls/define-call'
import type { reportPin } from '@tessera/contracts/calls/pins'

/** The reason of a report. */
export type Reason = InputOf<typeof reportPin>['reason']

/** A reason as people read it. */
export interface ReasonWords {
  readonly reason: Reason
  readonly title: string
  readonly examples: string
}

const texts: Readonly<Record<Reason, readonly [title: string, examples: string]>> = {
  spam: ['Spam', 'Repeated posts or misleading links'],
  nudity: ['Nudity or pornography', 'Nude or sexual content'],
  'self-harm': ['Self-harm', 'Content that promotes suicide, eating disorders or drug use'],
  misinformation: ['Misinformation', 'False claims about health, elections or disasters'],
  hate: ['Hate', 'Attacks on people for who they are'],
  'dangerous-goods': ['Dangerous goods', 'Weapons, drugs or other goods that may not be sold'],
  harassment: ['Harassment', 'Insults, threats or exposure of a person'],
  violence: ['Violence', 'Cruelty, gore or calls for violence'],
  privacy: ['Privacy', 'My image or private information'],
  copyright: ['Copyright', 'My work, used without permission'],
}

const isReason = (key: string): key is Reason => key in texts

/** All reasons, in the order of the form. */
export const reasons: readonly ReasonWords[] = Object.keys(texts)
  .filter(isReason)
  .map((reason) => ({ reason, title: texts[reason][0], examples: texts[reason][1] }))
