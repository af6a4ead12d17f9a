import { deletePins } from '@tessera/contracts/calls/actions'
import { sendAdEvents } from '@tessera/contracts/calls/ad-events'
import { pinComments } from '@tessera/contracts/calls/comments'
import { getPin, hidePin, updatePin } from '@tessera/contracts/calls/pins'
import { relatedPins } from '@tessera/contracts/calls/related'
import { PinDetails } from '@tessera/contracts/entities/pin-details'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import { z } from '@tessera/contracts/schema'
import { pin, viewer } from '@tessera/testing/fixtures'
import { answerWith, testShell } from '@tessera/testing/shell'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import PinPage from '../src/pins/pin-closeup/page.tsx'
import './browser.ts'
import { answers } from '@tessera/testing/answers'

/** The person whose idea the shown pin is. */
export const card = {
  id: '2',
  username: 'mira',
  full_name: 'Mira Okafor',
  follower_count: 1_204,
  followed_by_me: false,
  is_verified_identity: false,
  is_verified_merchant: false,
  image_url: null,
  profile_url: '/mira/',
  sponsor_name: null,
  sponsor_username: null,
  sponsorship_status: 0,
}

/** A pin as its page shows it. */
export const details = (over: Readonly<Record<string, unknown>> = {}): PinDetails =>
  z.parse(PinDetails, { ...pin(), creator_card: card, ...over })

/** Returns the action of a finished deletion. */
const deleted = ({ pin_ids: ids }: { readonly pin_ids?: unknown }) => {
  const total = Array.isArray(ids) ? ids.length : 0
  return { id: '5', kind: 'delete-pins', state: 'done', total, done: total, undo_token: 't' }
}

interface World {
  readonly shown?: PinDetails
  readonly looker?: Viewer
  readonly query?: string
  readonly over?: boolean
  /** A list that has been shown before. */
  readonly kept?: unknown
  /** Answers the pin in another way. */
  readonly answer?: () => Response | Promise<Response>
  /** Answers a change of the pin in another way. */
  readonly update?: () => Response
}

/** A pin's page, opened. */
export function openPin(world: World = {}) {
  const { shown = details(), looker, query = '', over = false, answer, update } = world
  const { asked, ...answered } = answers(
    [getPin, answer ?? (() => answerWith(shown))],
    [pinComments, () => answerWith([])],
    [relatedPins, () => answerWith([])],
    [deletePins, (input) => answerWith(deleted(input))],
    [hidePin, () => answerWith(null)],
    [
      updatePin,
      update ??
        (({ note: text, note_is_shared: is_shared, ...input }) =>
          answerWith({
            ...shown,
            ...input,
            note: text === undefined ? null : { text, is_shared },
          })),
    ],
    [sendAdEvents, () => answerWith({ counted: 1 })],
  )
  const shell = testShell({ ...(looker === undefined ? {} : { viewer: looker }), ...answered })
  shell.shell.queries.setQueryData(['feed', 'list', {}], world.kept)
  shell.stores.$address.set({ pathname: '/pin/42/', search: query })
  shell.render(<PinPage params={{ pinId: '42' }} query={new URLSearchParams(query)} over={over} />)
  return { ...shell, asked, person: userEvent.setup() }
}

/** Somebody whose pin it is not. */
export const stranger = viewer({ id: '9', username: 'zoe', full_name: 'Zoe Lind' })

/** The pin's title, once it is known. */
export const title = () => screen.findByRole('heading', { level: 1, name: 'A reading corner' })
