import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { Agent, fetch as fetchThrough } from 'undici'
import type { ObjectStore, Send } from '../object-store.ts'

/** An S3 server on this machine, with both styles of URL. */
export interface LoopbackStore {
  readonly byPath: ObjectStore
  readonly byHost: ObjectStore
  /** Sends every request to this machine, whatever host it names. */
  readonly send: Send
  stop(): Promise<void>
}

/** Starts an S3 server with one bucket, in a folder of its own. */
export async function startLoopbackStore(): Promise<LoopbackStore> {
  const directory = await mkdtemp(join(tmpdir(), 'tessera-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    serviceEndpoint: 'test',
    configureBuckets: [{ name: 'pictures' }],
  })
  const { port } = await server.run()
  const store = {
    bucket: 'pictures',
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  }
  const dispatcher = new Agent({
    connect: { lookup: (_, __, found) => found(null, [{ address: '127.0.0.1', family: 4 }]) },
  })
  return {
    byPath: { ...store, endpoint: `http://127.0.0.1:${port}` },
    byHost: { ...store, endpoint: `http://pictures.s3.test:${port}` },
    send: async (request) => {
      const { method, headers, body } = request
      const sent = await fetchThrough(request.url, {
        method,
        headers: [...headers],
        dispatcher,
        ...(body === null ? {} : { body, duplex: 'half' }),
      })
      const none = sent.status === 204 || method === 'HEAD'
      return new Response(none ? null : await sent.arrayBuffer(), {
        status: sent.status,
        headers: [...sent.headers],
      })
    },
    stop: async () => {
      await dispatcher.close()
      await server.close()
      await rm(directory, { recursive: true })
    },
  }
}
