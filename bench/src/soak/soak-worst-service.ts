import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startProcess } from '@tessera/server/main/start-process'
import { type SampleSites, sampleSitesBase } from '@tessera/server/platform/sample-content/port'

const folder = process.env.WORST_FOLDER ?? ''
/** The site of the soak, which belongs to whoever claims it: nobody can own the name. */
const host = 'worst.example'

const typeOf = (name: string): string =>
  name.endsWith('.txt') ? 'text/plain' : name.endsWith('.xml') ? 'text/xml' : 'text/html'

/** Answers the addresses of the soak's site with the files that it has put there last. */
const sites: SampleSites = {
  async pathOf(link) {
    const url = URL.parse(link)
    if (url === null || url.host !== host) return undefined
    return sampleSitesBase + (url.pathname.slice(1) || 'index.html')
  },
  async answer(path) {
    const name = path.slice(sampleSitesBase.length)
    const bytes = await readFile(join(folder, name)).catch(() => new Uint8Array())
    return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': typeOf(name) } })
  },
}

// Started by the soak of readers: the service, with a site whose pages the soak writes.
await startProcess(async () => ({
  blobs: (kept) => kept,
  sites,
  openStandIn: null,
  fill: async () => undefined,
}))
