import { startProcess } from '@tessera/server/main/start-process'
import { soakPictures } from './soak-pictures.ts'

// Started by the soak of catalogues: the service, with the pictures of the soak's own server.
await startProcess(async () => ({
  blobs: (kept) => kept,
  sites: soakPictures(Number(process.env.PICTURES_PORT)),
  openStandIn: null,
  fill: async () => undefined,
}))
