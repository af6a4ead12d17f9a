import { advertisers } from '@tessera/contracts/calls/access'
import { boardTitleSuggestions, createBoard, pickerBoards } from '@tessera/contracts/calls/boards'
import { inviteToBoard } from '@tessera/contracts/calls/collaborators'
import { similarPins } from '@tessera/contracts/calls/media'
import { getPin, savePin } from '@tessera/contracts/calls/pins'
import { createSection, sectionsToSaveTo } from '@tessera/contracts/calls/sections'
import {
  shareSuggestions,
  shareSuggestionsTypeahead,
} from '@tessera/contracts/calls/share-suggestions'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { type BoardCard, Section } from '@tessera/contracts/entities/board'
import type { Pin } from '@tessera/contracts/entities/pin'
import type { ShareSuggestion } from '@tessera/contracts/entities/share-suggestion'
import type { PayloadOf } from '@tessera/contracts/events/define-event'
import type { saveRequested } from '@tessera/contracts/events/requests'
import { z } from '@tessera/contracts/schema'
import type { Profile } from '@tessera/module'
import { answers } from '@tessera/testing/answers'
import { boardCard, pin, viewer } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, vi } from 'vitest'
import SaveModal from '../src/saving/save-modal/overlay.tsx'

type Input = Readonly<Record<string, unknown>>
type Answer = (input: Input) => Response | Promise<Response>

interface World {
  readonly boards?: readonly BoardCard[]
  readonly top?: readonly BoardCard[]
  readonly sections?: readonly Section[]
  readonly pin?: Pin
  readonly names?: readonly string[]
  readonly people?: readonly ShareSuggestion[]
  readonly profile?: Profile
  readonly advertisers?: readonly Advertiser[]
  readonly boardId?: PayloadOf<typeof saveRequested>['boardId']
  readonly quick?: boolean
  readonly picker?: Answer
  readonly askSections?: Answer
  readonly save?: Answer
  readonly create?: Answer
  readonly addSection?: Answer
  readonly invite?: Answer
}

/** A section as the picker shows it. */
export const section = (over: Input = {}): Section =>
  z.parse(Section, {
    id: '70',
    title: 'Lamps',
    slug: 'lamps',
    pin_count: 3,
    preview_pins: ['/media/lamp.jpg'],
    ...over,
  })

/** Returns the service's answer to a save. */
export const saved = (input: Input, name = 'Quiet corners') =>
  answerWith({
    id: '99',
    pin_id: '42',
    board: { id: input.board_id, name, url: '/mira/quiet-corners/' },
    is_first_save: false,
    was_saved: false,
    pinner: { id: '2' },
  })

const failing = () => answerError('unexpected')

function answersOf(world: World, asked: Input[]) {
  const all = world.boards ?? [boardCard()]
  const boards = { all_boards: all, boards_shortlist: world.top ?? [] }
  const picker = world.picker ?? (() => answerWith(boards))
  return answers(
    [getPin, () => answerWith(world.pin ?? pin())],
    [
      pickerBoards,
      (input) => {
        asked.push(input)
        return picker(input)
      },
    ],
    [advertisers, () => answerWith(world.advertisers ?? [])],
    [sectionsToSaveTo, (input) => world.askSections?.(input) ?? answerWith(world.sections ?? [])],
    [boardTitleSuggestions, () => answerWith((world.names ?? []).map((title) => ({ title })))],
    [similarPins, () => answerWith([])],
    [shareSuggestions, () => answerWith(world.people ?? [])],
    [shareSuggestionsTypeahead, () => answerWith(world.people ?? [])],
    [savePin, (input) => (world.save ?? saved)(input)],
    [createBoard, (input) => (world.create ?? failing)(input)],
    [createSection, (input) => (world.addSection ?? failing)(input)],
    [inviteToBoard, (input) => (world.invite ?? failing)(input)],
  )
}

/** Opens the save modal for a pin; `asked` holds what its boards were asked for with. */
export function openSaveModal(world: World = {}) {
  const close = vi.fn()
  const asked: Input[] = []
  const shell = testShell({ viewer: viewer(), ...answersOf(world, asked) })
  if (world.profile !== undefined) shell.stores.$profile.set(world.profile)
  const { boardId, quick = false } = world
  const input = { pinId: pin().id, source: 'saveButton', quick } as const
  shell.render(
    <SaveModal input={boardId === undefined ? input : { ...input, boardId }} close={close} />,
  )
  return { ...shell, asked, close, user: userEvent.setup() }
}

/** The modal's title, once it says this. */
export const titled = (name: string) => screen.findByRole('heading', { name, level: 2 })

/** The row that saves to a board or a section. */
export const rowOf = (name: string) =>
  screen.findByRole('button', { name: new RegExp(`^Save to ${name}`) })

/** The modal has done its work and is gone. */
export const gone = () =>
  waitFor(() => expect(screen.queryByRole('heading', { level: 2, hidden: true })).toBeNull(), {
    timeout: 4_000,
  })
