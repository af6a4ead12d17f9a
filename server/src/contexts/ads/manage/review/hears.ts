import { hearAfter } from '../../../base/domain-events/hear.ts'
import { pinEdited } from '../../../pins/index.ts'
import { recheckIdeaJob } from './recheck.ts'

/** An idea's ads are checked again when its creator edits it. */
export const reviewHears = [
  hearAfter(pinEdited, recheckIdeaJob, ({ pinId }) => ({ pin_id: pinId })),
]
