import { boardPins, userBoards } from '@tessera/contracts/calls/boards'
import { getPin } from '@tessera/contracts/calls/pins'
import { defineFacts } from '@tessera/contracts/room-facts'

export default defineFacts({
  storage: {
    'src/moving/bulk-moves/resume-actions.ts': 'passes',
    'src/moving/bulk-moves/under-way.ts': 'passes',
    'src/saving/one-save/save-target.ts': 'key',
    'src/saving/undo/undo-actions.ts': 'passes',
  },
  writesWithoutCommand: {
    'src/boards/library-page/act-modal.tsx':
      'Returns what an act would change, and changes nothing.',
  },
  surfaces: {
    closeup: {
      who: 'member',
      path: ({ pinId }) => `/pin/${pinId}/`,
      call: getPin,
      input: ({ pinId }) => ({ id: pinId }),
      budget: {
        script: 191_816,
        style: 11_447,
        document: 13_862,
        documentStatements: 10,
        callStatements: 8,
      },
    },
    board: {
      who: 'member',
      path: ({ owner, slug }) => `/${owner}/${slug}/`,
      call: boardPins,
      input: ({ boardId }) => ({ board_id: boardId }),
      budget: {
        script: 212_476,
        style: 12_663,
        document: 14_198,
        documentStatements: 6,
        callStatements: 2,
      },
    },
    profile: {
      who: 'member',
      path: ({ owner }) => `/${owner}/`,
      call: userBoards,
      input: ({ ownerId }) => ({ user_id: ownerId }),
      budget: {
        script: 210_273,
        style: 12_704,
        document: 13_093,
        documentStatements: 4,
        callStatements: 3,
      },
    },
  },
  areas: ['saving', 'moving', 'pins', 'boards', 'people', 'notifications', 'elsewhere', 'reports'],
})
