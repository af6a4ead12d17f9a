import {
  copyAllPins,
  copyPins,
  deleteAllPins,
  deletePins,
  moveAllPins,
  movePins,
} from '@tessera/contracts/calls/actions'
import { moveIntoSection, removeFromSection } from '@tessera/contracts/calls/sections'
import type { Action } from '@tessera/contracts/entities/action'
import type { CallResult } from '@tessera/contracts/errors/call-error'
import { limits } from '@tessera/contracts/limits'
import type { ShellContext } from '@tessera/module'
import { countOf, type PinAct, type Place } from './pin-act.ts'

type Client = ShellContext['client']

/** One request of an act: the service does all of it or nothing. */
export interface Step {
  /** The pins that it names; none for all of a place. */
  readonly ids: readonly string[]
  readonly count: number
  send(client: Client): Promise<CallResult<Action>>
}

/** In whose name, as the calls take it. */
type Subject = { readonly orbac_subject_id?: string }

const sourceOf = ({ boardId, sectionId }: Place) => ({
  board_id: boardId,
  ...(sectionId === null ? {} : { old_section_id: sectionId }),
})

const targetOf = ({ boardId, sectionId }: Place) => ({
  new_board_id: boardId,
  ...(sectionId === null ? {} : { new_section_id: sectionId }),
})

/** A move by name: within a board by its sections' own calls, else from board to board. */
function moveSome(act: PinAct & { readonly kind: 'move' }, ids: string[], subject: Subject) {
  const { from, to } = act
  const within = to.boardId === from.boardId
  const sent = { pins: ids, ...subject }
  return (client: Client) => {
    if (within && to.sectionId !== null)
      return client.call(moveIntoSection, { section_id: to.sectionId, ...sent })
    if (within && from.sectionId !== null)
      return client.call(removeFromSection, { section_id: from.sectionId, ...sent })
    return client.call(movePins, {
      pin_ids: ids,
      ...sourceOf(from),
      ...targetOf(to),
      ...subject,
    })
  }
}

function sendSome(act: PinAct, ids: string[], subject: Subject) {
  if (act.kind === 'move') return moveSome(act, ids, subject)
  const chosen = { pin_ids: ids, ...sourceOf(act.from), ...subject }
  return (client: Client) =>
    act.kind === 'copy'
      ? client.call(copyPins, { ...chosen, ...targetOf(act.to) })
      : client.call(deletePins, chosen)
}

function sendAll(act: PinAct, but: readonly string[], subject: Subject) {
  const all = { ...sourceOf(act.from), except_pin_ids: [...but], ...subject }
  return (client: Client) => {
    if (act.kind === 'delete') return client.call(deleteAllPins, all)
    const there = { ...all, ...targetOf(act.to) }
    return client.call(act.kind === 'move' ? moveAllPins : copyAllPins, there)
  }
}

/** The requests of an act: one, unless more pins are named than one request may name. */
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
