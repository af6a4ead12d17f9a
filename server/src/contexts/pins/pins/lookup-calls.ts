import { getPinById, v3GetPin } from '@tessera/contracts/calls/pin-lookup'
import { getPin } from '@tessera/contracts/calls/pins'
import type { PinDetails } from '@tessera/contracts/entities/pin-details'
import type { PinId, UserId } from '@tessera/contracts/ids'
import { answer, given, refused } from '../../../calls/answer.ts'
import type { Visit } from '../../../calls/visit.ts'
import { type ActingOptions, actingFor } from '../../identity/index.ts'
import { showsProducts } from '../pin-parts/product-countries.ts'
import { detailsOf } from './details.ts'
import { graphPinOf } from './graph-pin.ts'
import { namedFields } from './named-fields.ts'
import { type PinRow, pinOf } from './rules.ts'
import { findPin } from './store.ts'

/** Returns whose eyes a pin is seen with: the viewer's, or those of a business they act for. */
async function lookerOf({ ports, viewer }: Visit, options: ActingOptions) {
  if (options.orbac_subject_id === undefined) return { ok: true, id: viewer?.id ?? null } as const
  if (viewer === null) return { ok: false, code: 'not-allowed' } as const
  const acting = await actingFor(ports.db, viewer, options)
  return acting.ok ? ({ ok: true, id: acting.userId } as const) : acting
}

const answerGetPin = answer(getPin, async (visit, input) => {
  const looker = await lookerOf(visit, input)
  if (!looker.ok) return refused(looker.code)
  const pin = await findPin(visit.ports.db, input.id, looker.id)
  if (pin === undefined) return refused('not-found')
  const isDetailed = input.field_set_key === 'detailed'
  const { ports, viewer } = visit
  if (isDetailed && viewer !== null && !visit.isUnwatched)
    ports.queryCounts.chose(viewer.id, visit, {
      originId: pin.originId,
      act: 'open',
      now: ports.clock.now(),
    })
  const shown = async (row: PinRow) =>
    isDetailed ? withProductsIn(visit, await detailsOf(visit.ports.db, row, looker.id)) : pinOf(row)
  const token = input.client_tracking_params
  const ad =
    token === undefined ? undefined : await visit.ports.shownAds.opened(visit, pin.id, token)
  if (token === undefined || ad === undefined) return given(await shown(pin))
  return given({
    ...(await shown({ ...pin, link: ad.destination ?? pin.link })),
    is_promoted: true,
    promoted_by: ad.promotedBy,
    promoted_is_removable: true,
    tracking_params: token,
  })
})

/** Leaves out the products of a pin where the visitor's country shows none. */
const withProductsIn = (visit: Visit, pin: PinDetails): PinDetails =>
  showsProducts(visit) ? pin : { ...pin, product_tags: [] }

async function detailsById(visit: Visit, id: PinId, viewerId: UserId | null) {
  const { db } = visit.ports
  const pin = await findPin(db, id, viewerId)
  return pin && withProductsIn(visit, await detailsOf(db, pin, viewerId))
}

const answerGetPinById = answer(getPinById, async (visit, { id, fields }) => {
  const pin = await detailsById(visit, id, visit.viewer?.id ?? null)
  if (pin === undefined) return refused('not-found')
  return given(fields === undefined ? pin : namedFields(pin, fields))
})

const answerGraphPin = answer(v3GetPin, async ({ ports, viewer }, { id }) => {
  const pin = await findPin(ports.db, id, viewer?.id ?? null)
  return pin === undefined
    ? refused('not-found')
    : given({ typename: 'Pin', data: graphPinOf(pinOf(pin)) })
})

/** Handlers of the calls that load one pin. */
export const pinLookups = [answerGetPin, answerGetPinById, answerGraphPin]
