import { advertiserOverview } from '@tessera/contracts/calls/ads'
import { boardPins, pickerBoards, userBoards } from '@tessera/contracts/calls/boards'
import type { Call } from '@tessera/contracts/calls/define-call'
import { homeFeed } from '@tessera/contracts/calls/feed'
import { getPin } from '@tessera/contracts/calls/pins'
import { getKeptProducts } from '@tessera/contracts/calls/products'
import { searchPins } from '@tessera/contracts/calls/search'
import type { SurfaceName } from '@tessera/contracts/surface-budgets'

/** The pin, the board and its owner, in the small demo world, that the surfaces show. */
export interface Shown {
  readonly pinId: string
  readonly boardId: string
  readonly slug: string
  readonly ownerId: string
}

/** A surface to measure: who opens which address, and the call that a navigation to it makes. */
export interface MeasuredSurface {
  readonly name: SurfaceName
  readonly who: 'visitor' | 'member' | 'business'
  readonly path: string
  readonly call: Call
  readonly input: Readonly<Record<string, unknown>>
}

/** The owner of the board, who is the member that opens the surfaces. */
export const shownOwner = 'mira_okafor'

/** Lists the surfaces that have budgets. */
export const measuredSurfaces = (shown: Shown): readonly MeasuredSurface[] => [
  { name: 'home, a visitor’s', who: 'visitor', path: '/', call: homeFeed, input: {} },
  { name: 'home, a member’s', who: 'member', path: '/', call: homeFeed, input: {} },
  {
    name: 'closeup',
    who: 'member',
    path: `/pin/${shown.pinId}/`,
    call: getPin,
    input: { id: shown.pinId },
  },
  {
    ...{ name: 'board', who: 'member', path: `/${shownOwner}/${shown.slug}/` },
    ...{ call: boardPins, input: { board_id: shown.boardId } },
  },
  {
    ...{ name: 'search', who: 'member', path: '/search/pins/?q=lamp' },
    ...{ call: searchPins, input: { query: 'lamp' } },
  },
  {
    ...{ name: 'profile', who: 'member', path: `/${shownOwner}/` },
    ...{ call: userBoards, input: { user_id: shown.ownerId } },
  },
  { name: 'pin builder', who: 'member', path: '/pin-builder/', call: pickerBoards, input: {} },
  {
    ...{ name: 'shopping page', who: 'visitor', path: '/search/buyable_pins/?q=lamp' },
    ...{ call: searchPins, input: { query: 'lamp', scope: 'buyable_pins' } },
  },
  {
    ...{ name: 'saved for later', who: 'member', path: '/saved-for-later/' },
    ...{ call: getKeptProducts, input: {} },
  },
  {
    ...{ name: 'advertiser overview', who: 'business', path: '/advertiser/' },
    ...{ call: advertiserOverview, input: {} },
  },
]
