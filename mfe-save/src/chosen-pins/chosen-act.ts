import { deletePins, undoAction } from '@tessera/contracts/calls/actions'
import { moveIntoSection, removeFromSection } from '@tessera/contracts/calls/sections'
import type { Action } from '@tessera/contracts/entities/action'
import type { CallResult } from '@tessera/contracts/errors/call-error'
import { limits } from '@tessera/contracts/limits'
import type { ShellContext } from '@tessera/module'

/** Where pins are chosen: on a board, or in one of its sections. */
export interface ChosenFrom {
  readonly boardId: string
  readonly sectionId: string | null
}

/** What is done to pins that were chosen. */
export type ChosenAct =
  | { readonly type: 'move'; readonly sectionId: string }
  | { readonly type: 'remove' }
  | { readonly type: 'delete' }

/** What an act came to: what takes it back, or why it went no further. */
export interface ChosenOutcome {
  readonly done: readonly string[]
  readonly undoTokens: readonly string[]
  readonly refusal: string | null
}

type Client = ShellContext['client']

function callOf(
  client: Client,
  from: ChosenFrom,
  act: ChosenAct,
  pins: readonly string[],
): Promise<CallResult<Action>> {
  const ids = [...pins]
  if (act.type === 'move')
    return client.call(moveIntoSection, { section_id: act.sectionId, pins: ids })
  if (act.type === 'remove')
    return client.call(removeFromSection, { section_id: from.sectionId ?? '', pins: ids })
  const section = from.sectionId === null ? {} : { old_section_id: from.sectionId }
  return client.call(deletePins, { board_id: from.boardId, pin_ids: ids, ...section })
}

/** Does something to chosen pins, as many at a time as one request may name. */
export async function actOnChosen(
  client: Client,
  from: ChosenFrom,
  act: ChosenAct,
  pins: readonly string[],
): Promise<ChosenOutcome> {
  const done: string[] = []
  const undoTokens: string[] = []
  for (let start = 0; start < pins.length; start += limits.bulkAtOnce) {
    const some = pins.slice(start, start + limits.bulkAtOnce)
    const result = await callOf(client, from, act, some)
    if (!result.ok) return { done, undoTokens, refusal: result.error.message }
    done.push(...some)
    if (result.data.undo_token !== null) undoTokens.push(result.data.undo_token)
  }
  return { done, undoTokens, refusal: null }
}

/** Takes acts back, the last one first; null when all of them are, else the service's words. */
export async function undoActs(client: Client, tokens: readonly string[]): Promise<string | null> {
  for (const undo_token of tokens.toReversed()) {
    const result = await client.call(undoAction, { undo_token })
    if (!result.ok) return result.error.message
  }
  return null
}
