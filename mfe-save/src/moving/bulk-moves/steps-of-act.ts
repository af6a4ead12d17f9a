import {
  copyAllPins,
  copyPins,
  deleteAllPins,
  deletePins,
  moveAllPins,
  movePins,
} from '@tessera/contracts/calls/actions'
import type { Call } from '@tessera/contracts/calls/define-call'
import { moveIntoSection, removeFromSection } from '@tessera/contracts/calls/sections'
import type { Action } from '@tessera/contracts/entities/action'
import type { CallResult } from '@tessera/contracts/errors/call-error'
import { limits } from '@tessera/contracts/limits'
import type { z } from '@tessera/contracts/schema'
import type { ShellContext } from '@tessera/module'
import { type BoardPlace, countOf, type PinAct } from './pin-act.ts'

type Client = ShellContext['client']

/** A request of an act: the service does all of it or nothing. */
export interface Step {
  /** The ids of its pins; empty when it takes all of a place. */
  readonly ids: readonly string[]
  readonly count: number
  send(client: Client): Promise<CallResult<Action>>
}

/** The profile that makes the call. */
type Subject = { readonly orbac_subject_id?: string }

const sourceOf = ({ boardId, sectionId }: BoardPlace) => ({
  board_id: boardId,
  ...(sectionId === null ? {} : { old_section_id: sectionId }),
})

const targetOf = ({ boardId, sectionId }: BoardPlace) => ({
  new_board_id: boardId,
  ...(sectionId === null ? {} : { new_section_id: sectionId }),
})

/** Returns what makes a call. */
const request =
  <Input extends z.core.$ZodType>(call: Call<Input, typeof Action>, input: z.input<Input>) =>
  (client: Client) =>
    client.call(call, input)

/** Moves listed pins: within a board by the calls for sections, otherwise between boards. */
function moveSome(act: PinAct & { readonly kind: 'move' }, ids: string[], subject: Subject) {
  const { from, to } = act
  const within = to.boardId === from.boardId
  const sent = { pins: ids, ...subject }
  if (within && to.sectionId !== null)
    return request(moveIntoSection, { section_id: to.sectionId, ...sent })
  if (within && from.sectionId !== null)
    return request(removeFromSection, { section_id: from.sectionId, ...sent })
  const places = { ...sourceOf(from), ...targetOf(to) }
  return request(movePins, { pin_ids: ids, ...places, ...subject })
}

function sendSome(act: PinAct, ids: string[], subject: Subject) {
  if (act.kind === 'move') return moveSome(act, ids, subject)
  const chosen = { pin_ids: ids, ...sourceOf(act.from), ...subject }
  return act.kind === 'copy'
    ? request(copyPins, { ...chosen, ...targetOf(act.to) })
    : request(deletePins, chosen)
}

function sendAll(act: PinAct, but: readonly string[], subject: Subject) {
  const all = { ...sourceOf(act.from), except_pin_ids: [...but], ...subject }
  if (act.kind === 'delete') return request(deleteAllPins, all)
  const there = { ...all, ...targetOf(act.to) }
  return act.kind === 'move' ? request(moveAllPins, there) : request(copyAllPins, there)
}

/** Returns the requests of an act: one, unless it has more pins than a request may name. */
export function stepsOf(act: PinAct, subject: Subject): readonly Step[] {
  const { chosen } = act
  if (chosen.type === 'all')
    return [{ ids: [], count: countOf(chosen), send: sendAll(act, chosen.but, subject) }]
  const steps: Step[] = []
  for (let start = 0; start < chosen.ids.length; start += limits.bulkAtOnce) {
    const ids = chosen.ids.slice(start, start + limits.bulkAtOnce)
    steps.push({ ids, count: ids.length, send: sendSome(act, ids, subject) })
  }
  return steps
}
