import { defineFacts } from '@tessera/contracts/room-facts'

export default defineFacts({
  storage: {
    'src/tabs.ts': 'device',
  },
})
