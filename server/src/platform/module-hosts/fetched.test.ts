import { createServer } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { fetchedModuleHosts } from './fetched.ts'

const server = createServer(({ url }, response) => {
  if (url === '/moved') response.writeHead(302, { Location: '/file' })
  else if (url !== '/file') response.writeHead(404)
  response.end('twelve bytes')
})
await new Promise<void>((done) => {
  server.listen(0, '127.0.0.1', done)
})
afterAll(() => server.close())

const read = async (path: string, most = 12) => {
  const address = server.address()
  const { port } = typeof address === 'object' && address ? address : { port: 0 }
  const bytes = await fetchedModuleHosts.read(`http://127.0.0.1:${port}${path}`, most)
  return bytes && new TextDecoder().decode(bytes)
}

test('a file is read up to a size, and not from another address than its own', async () => {
  expect(await read('/file')).toBe('twelve bytes')
  for (const path of ['/file/', '/moved']) expect(await read(path)).toBeUndefined()
  expect(await read('/file', 11)).toBeUndefined()
  expect(await fetchedModuleHosts.read('http://127.0.0.1:1/', 10)).toBeUndefined()
})
