import { defineDomain } from '../../base/define-domain.ts'
import { collaboratorCalls } from './calls.ts'
import { inviteLinkCalls } from './link-calls.ts'
import { suggestionCalls } from './suggestion-calls.ts'

/** People who share a board: invitations, links, suggestions. */
export const collaboratorsDomain = defineDomain({
  calls: [...collaboratorCalls, ...inviteLinkCalls, ...suggestionCalls],
})
