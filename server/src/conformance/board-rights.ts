import {
  copyPins,
  deleteBoard,
  deletePins,
  mergeBoard,
  movePins,
} from '@tessera/contracts/calls/actions'
import {
  boardNotes,
  createNote,
  deleteNote,
  orderNote,
  restoreNote,
  updateNote,
} from '@tessera/contracts/calls/board-notes'
import {
  archiveBoard,
  boardPins,
  boardTitleSuggestions,
  getBoard,
  orderPins,
  updateBoard,
} from '@tessera/contracts/calls/boards'
import { boardCollaborators, inviteToBoard } from '@tessera/contracts/calls/collaborators'
import { createComment, deleteComment, pinComments } from '@tessera/contracts/calls/comments'
import type { Call } from '@tessera/contracts/calls/define-call'
import { moreIdeas } from '@tessera/contracts/calls/more-ideas'
import { getPinById, v3GetPin } from '@tessera/contracts/calls/pin-lookup'
import {
  deletePin,
  getPin,
  hidePin,
  reportPin,
  savePin,
  showPin,
  updatePin,
} from '@tessera/contracts/calls/pins'
import { relatedPins } from '@tessera/contracts/calls/related'
import {
  boardSections,
  createSection,
  deleteSection,
  getSection,
  mergeSection,
  moveIntoSection,
  orderSections,
  removeFromSection,
  sectionPins,
  sectionsToSaveTo,
  updateSection,
} from '@tessera/contracts/calls/sections'
import type { Privacy } from '@tessera/contracts/entities/board'
import type { BoardRole, Stage } from './board-roles.ts'

/** The right that a call needs on a board: to see it, to edit it, or to own it. */
export type Right = 'see' | 'work' | 'decide'

type Statuses = Readonly<Record<Exclude<BoardRole, 'visitor'>, number>>

/** The expected answer to each role, by what the call needs and who may see the board. */
export const answers: Readonly<Record<Right, Readonly<Record<Privacy, Statuses>>>> = {
  see: {
    public: { member: 200, owner: 200, collaborator: 200, advertiser: 200, blocked: 404 },
    secret: { member: 404, owner: 200, collaborator: 200, advertiser: 404, blocked: 404 },
    protected: { member: 404, owner: 200, collaborator: 200, advertiser: 200, blocked: 404 },
  },
  work: {
    public: { member: 403, owner: 200, collaborator: 200, advertiser: 403, blocked: 404 },
    secret: { member: 404, owner: 200, collaborator: 200, advertiser: 404, blocked: 404 },
    protected: { member: 404, owner: 200, collaborator: 200, advertiser: 403, blocked: 404 },
  },
  decide: {
    public: { member: 403, owner: 200, collaborator: 403, advertiser: 403, blocked: 404 },
    secret: { member: 404, owner: 200, collaborator: 403, advertiser: 404, blocked: 404 },
    protected: { member: 404, owner: 200, collaborator: 403, advertiser: 403, blocked: 404 },
  },
}

/**
 * The expected answer to a visitor: a stranger's when anyone may call, else a request to log in.
 */
export const visitorsAnswer = (call: Call, privacy: Privacy): number => {
  if (call.who !== 'anyone') return 401
  return privacy === 'public' ? 200 : 404
}

type Input = (stage: Stage, ownBoard: string) => Readonly<Record<string, unknown>>

const ofBoard: Input = ({ boardId }) => ({ board_id: boardId })
const ofPin: Input = ({ pinId }) => ({ pin_id: pinId })
const byId: Input = ({ pinId }) => ({ id: pinId })
const ofNote: Input = ({ noteId }) => ({ note_id: noteId })
const ofSection: Input = ({ sectionId }) => ({ section_id: sectionId })
const out: Input = ({ boardId, pinId }, ownBoard) => ({
  board_id: boardId,
  pin_ids: [pinId],
  new_board_id: ownBoard,
})

/** Every call about a board or its content, what it needs, and its input. */
export const boardCallRights: readonly (readonly [call: Call, right: Right, input: Input])[] = [
  [getBoard, 'see', ofBoard],
  [boardPins, 'see', ofBoard],
  [boardSections, 'see', ofBoard],
  [boardCollaborators, 'see', ofBoard],
  [sectionPins, 'see', ofSection],
  [getSection, 'see', ofSection],
  [getPin, 'see', byId],
  [getPinById, 'see', byId],
  [v3GetPin, 'see', byId],
  [relatedPins, 'see', ofPin],
  [moreIdeas, 'see', ofBoard],
  [hidePin, 'see', ofPin],
  [showPin, 'see', ofPin],
  [reportPin, 'see', ({ pinId }) => ({ pin_id: pinId, reason: 'spam' })],
  [pinComments, 'see', ofPin],
  [createComment, 'see', ({ pinId }) => ({ pin_id: pinId, text: 'So do I' })],
  [boardTitleSuggestions, 'see', byId],
  [savePin, 'see', ({ pinId }, ownBoard) => ({ pin_id: pinId, board_id: ownBoard })],
  [savePin, 'work', ({ boardId, pinId }) => ({ pin_id: pinId, board_id: boardId })],
  [createSection, 'work', ({ boardId }) => ({ board_id: boardId, name: 'Third' })],
  [updateSection, 'work', ({ sectionId }) => ({ section_id: sectionId, name: 'Renamed' })],
  [
    orderSections,
    'work',
    ({ boardId, sectionId }) => ({ board_id: boardId, section_ids: [sectionId] }),
  ],
  [sectionsToSaveTo, 'work', ofBoard],
  [
    mergeSection,
    'work',
    ({ sectionId, otherSectionId }) => ({
      section_id: sectionId,
      into_section_id: otherSectionId,
    }),
  ],
  [
    moveIntoSection,
    'work',
    ({ otherSectionId, pinId }) => ({ section_id: otherSectionId, pins: [pinId] }),
  ],
  [removeFromSection, 'work', ({ sectionId, pinId }) => ({ section_id: sectionId, pins: [pinId] })],
  [copyPins, 'work', out],
  [archiveBoard, 'work', ({ boardId }) => ({ board_id: boardId, archived: true })],
  [inviteToBoard, 'work', ({ boardId }) => ({ board_id: boardId, emails: ['a@friend.example'] })],
  [boardNotes, 'see', ofBoard],
  [
    orderPins,
    'work',
    ({ boardId, pinId, otherPinId }) => ({
      board_id: boardId,
      pin_ids: [pinId],
      side: 'before',
      anchor_id: otherPinId,
    }),
  ],
  [
    orderNote,
    'work',
    ({ noteId, otherNoteId }) => ({ note_id: noteId, side: 'after', anchor_id: otherNoteId }),
  ],
  [createNote, 'work', ({ boardId }) => ({ board_id: boardId, title: 'Measures' })],
  [updateNote, 'work', ({ noteId }) => ({ note_id: noteId, revision: 1, title: 'Measured' })],
  [deleteNote, 'work', ofNote],
  [restoreNote, 'work', ofNote],
  [movePins, 'decide', out],
  [deletePins, 'decide', ({ boardId, pinId }) => ({ board_id: boardId, pin_ids: [pinId] })],
  [deletePin, 'decide', byId],
  [deleteComment, 'decide', ({ commentId }) => ({ comment_id: commentId })],
  [updatePin, 'decide', ({ pinId }) => ({ id: pinId, title: 'New' })],
  [updateBoard, 'decide', ({ boardId }) => ({ board_id: boardId, description: 'New' })],
  [deleteSection, 'decide', ofSection],
  [deleteBoard, 'decide', ofBoard],
  [
    mergeBoard,
    'decide',
    ({ boardId }, ownBoard) => ({ board_id: boardId, into_board_id: ownBoard }),
  ],
]
