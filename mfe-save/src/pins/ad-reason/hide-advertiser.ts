import { bind, type Command, type Draft, defineCommand } from '@tessera/cache'
import {
  getAdPreferences,
  getAdReason,
  hideAdvertiser,
  showAdvertiser,
} from '@tessera/contracts/calls/ad-preferences'
import type { OutputOf } from '@tessera/contracts/calls/define-call'
import { homeFeed } from '@tessera/contracts/calls/feed'
import { relatedPins } from '@tessera/contracts/calls/related'
import { searchPins } from '@tessera/contracts/calls/search'
import { words } from './words.ts'

/** The lists that show ads. */
const withAds = [homeFeed, relatedPins, searchPins]

interface OfAdvertiser {
  readonly advertiserId: string
  readonly name: string
  /** The pin of theirs that is on the screen. */
  readonly pinId?: string | undefined
}

type Named = OutputOf<typeof hideAdvertiser>

const asked = [getAdPreferences, getAdReason]

const move = (draft: Draft, pinId: string | undefined, how: 'remove' | 'restore') => {
  if (pinId !== undefined) draft.lists({ of: withAds, type: 'pin', [how]: [pinId] })
}

/** Hides the ads of a business; they can be had back from the toast. */
export const hideAds: Command<OfAdvertiser, Named> = defineCommand(
  (client, { advertiserId }: OfAdvertiser) =>
    client.call(hideAdvertiser, { advertiser_id: advertiserId }),
  {
    name: 'hide-advertiser',
    show: ({ pinId }, draft) => move(draft, pinId, 'remove'),
    confirm: (_, __, draft) => draft.lists({ of: asked, ask: 'now' }),
    undo: (_, input) => bind(showAds, input),
    say: { atOnce: ({ name }) => words.hidden({ name }) },
  },
)

/** Shows the ads of a business again. */
export const showAds: Command<OfAdvertiser, Named> = defineCommand(
  (client, { advertiserId }: OfAdvertiser) =>
    client.call(showAdvertiser, { advertiser_id: advertiserId }),
  {
    name: 'show-advertiser',
    show: ({ pinId }, draft) => move(draft, pinId, 'restore'),
    confirm: (_, __, draft) => draft.lists({ of: asked, ask: 'now' }),
    say: { atOnce: ({ name }) => words.shownAgain({ name }) },
  },
)
