import { defineFacts } from '@tessera/contracts/room-facts'

export default defineFacts({
  storage: {
    'src/conversion-tag/run.ts': 'device',
    'src/installed-app/take-share.ts': 'device',
    'src/installed-app/worker.ts': 'device',
  },
})
