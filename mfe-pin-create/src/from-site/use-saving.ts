import { defineCommand } from '@tessera/cache'
import { useFlow } from '@tessera/cache/react'
import type { Client } from '@tessera/client'
import { boardPins, getBoard, pickerBoards, userBoards } from '@tessera/contracts/calls/boards'
import { createPin, savePin } from '@tessera/contracts/calls/pins'
import { sectionPins, sectionsToSaveTo } from '@tessera/contracts/calls/sections'
import { getUser } from '@tessera/contracts/calls/users'
import type { CallResult } from '@tessera/contracts/errors/call-error'
import type { PinId } from '@tessera/contracts/ids'
import { useShell } from '@tessera/module/react'
import { useEffect, useState } from 'react'
import type { SiteQuery } from '../pictures/other-sites/site-query.ts'
import { beaconOf, sendBeacon } from './beacon.ts'
import { type Creation, creationOf, type PinTexts } from './creation.ts'
import {
  type ChosenPlace,
  idle,
  next,
  type Readiness,
  type SaveEvent,
  type SaveState,
} from './flow.ts'
import { words } from './words.ts'

async function send(client: Client, creation: Creation): Promise<CallResult<{ id: PinId }>> {
  return creation.kind === 'create'
    ? client.call(createPin, creation.input)
    : client.call(savePin, creation.input)
}

const create = defineCommand(send, {
  name: 'create-pin-from-site',
  refusals: 'inline',
  confirm: (_, { input: { board_id } }, draft) => {
    draft.lists({
      of: [boardPins, sectionsToSaveTo],
      ...(board_id === undefined ? {} : { input: { board_id } }),
      ask: 'now',
    })
    draft.lists({
      of: [getBoard, pickerBoards, userBoards, getUser, sectionPins],
      ask: 'now',
    })
  },
})

interface Saving {
  readonly site: SiteQuery
  /** The method of the address. */
  readonly method: string
  readonly texts: PinTexts
  readonly product: Parameters<typeof creationOf>[1]['product']
  readonly advertiser: { readonly advertiser_id?: string }
  readonly image: Readiness
  /** Called once a pin was created. */
  readonly onCreated: (pinId: PinId, place: ChosenPlace) => void
}

/** Saves a pin of another site to the board that is chosen, once its image is there. */
export function useSaving(saving: Saving) {
  const { commands, toast } = useShell()
  const { site, method, image, onCreated } = saving
  const [refusal, setRefusal] = useState<string | null>(null)
  const [state, tell] = useFlow<SaveState, SaveEvent>({
    start: idle,
    next,
    effects: {
      creating: async ({ place, subject }, { send }) => {
        setRefusal(null)
        const creation = creationOf(subject, { ...saving, place })
        const outcome = await commands.run(create, creation, { isInline: () => true })
        if (outcome.state === 'done') {
          const { id: pinId } = outcome.answer
          sendBeacon(beaconOf(site, method, { event: 'pin_create_success', pinId }))
          onCreated(pinId, place)
          return send({ type: 'created', pinId })
        }
        sendBeacon(beaconOf(site, method, { event: 'pin_create_fail' }))
        toast({ text: words.wentWrong(), tone: 'bad' })
        if (outcome.state === 'refused' && outcome.error.code !== 'unexpected')
          setRefusal(outcome.error.messageDetail ?? outcome.error.message)
        send({ type: 'failed' })
      },
    },
  })
  const { kind } = image
  // Also when the wait begins: the image may have come while the chosen board was created.
  const isWaiting = state.kind === 'waiting'
  useEffect(() => tell({ type: 'image-changed', image }), [kind, isWaiting, tell])
  return { state, tell, refusal }
}
