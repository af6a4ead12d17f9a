import type { DoorMode } from '@tessera/contracts/calls/house-doors'
import { doorWords as words } from './words.ts'

const modes: Readonly<Record<DoorMode, readonly [name: () => string, why: () => string]>> = {
  open: [words.open, words.openWhy],
  invitation: [words.invitation, words.invitationWhy],
  domain: [words.domain, words.domainWhy],
  approval: [words.approval, words.approvalWhy],
  closed: [words.closed, words.closedWhy],
}

/** Returns the name of a mode of sign-ups. */
export const modeName = (mode: DoorMode): string => modes[mode][0]()

/** Returns a sentence about what a mode means. */
export const modeWhy = (mode: DoorMode): string => modes[mode][1]()
