import { defineFacts } from '@tessera/contracts/room-facts'

export default defineFacts({
  storage: {
    'src/choose-locale.ts': 'device',
    'src/drafts/keep-drafts.ts': 'key',
  },
})
