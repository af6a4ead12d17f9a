import { defineFacts } from '@tessera/contracts/room-facts'

export default defineFacts({
  storage: {
    'src/ads/shown-ads.ts': 'key',
  },
  writesWithoutCommand: {
    'src/ads/ad-log.ts': 'Counts what people do with ads; nobody waits for it.',
  },
})
