import { pickerBoards } from '@tessera/contracts/calls/boards'
import { defineFacts } from '@tessera/contracts/room-facts'

export default defineFacts({
  storage: {
    'src/builder/kept/shelf-of-tab.ts': 'key',
    'src/builder/kept/open-shelf.ts': 'passes',
    'src/builder/kept/tab-lock.ts': 'device',
    'src/from-site/connect-upsell.tsx': 'device',
    'src/pictures/incoming/shared-files.ts': 'device',
  },
  writesWithoutCommand: {
    'src/details/carousel/use-slide-upload.ts':
      'Uploads a picture that its draft then holds; nothing else shows it.',
    'src/pictures/upload/upload-picture.ts':
      'Uploads a picture, which the flow of its draft follows and tries again; nothing else shows it.',
    'src/details/video/use-cover-upload.ts':
      'Uploads a cover that its draft then holds; nothing else shows it.',
    'src/import/choose-source.tsx': 'Asks what an import would bring; creates nothing.',
  },
  surfaces: {
    'pin builder': {
      who: 'member',
      path: () => '/pin-builder/',
      call: pickerBoards,
      budget: {
        script: 214_101,
        style: 11_009,
        document: 7_320,
        documentStatements: 1,
        callStatements: 3,
      },
    },
  },
  areas: ['pictures', 'details', 'scheduled', 'builder', 'from-site', 'import'],
})
