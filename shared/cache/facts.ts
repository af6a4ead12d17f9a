import { defineFacts } from '@tessera/contracts/room-facts'

export default defineFacts({
  storage: {
    'src/commands/shelf.ts': 'key',
    'src/commands/unanswered.ts': 'owner',
  },
})
