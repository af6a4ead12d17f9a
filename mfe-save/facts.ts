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
        script: 191_252,
        style: 11_195,
        document: 13_481,
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
        script: 211_778,
        style: 12_452,
        document: 13_841,
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
        script: 209_617,
        style: 12_452,
        document: 12_691,
        documentStatements: 4,
        callStatements: 3,
      },
    },
  },
  areas: ['saving', 'moving', 'pins', 'boards', 'people', 'notifications', 'elsewhere', 'reports'],
})
