import { expect, test } from 'vitest'
import { undiciPosts } from './undici.ts'

test.each([
  ['an address without https', 'http://hooks.example/'],
  ['another port', 'https://hooks.example:8443/'],
  ['a user name', 'https://me@hooks.example/'],
  ['this machine', 'https://127.0.0.1/'],
  ['a host that leads to a private network', 'https://inside.example/'],
  ['a metadata service', 'https://169.254.169.254/latest/'],
])('posts never reach %s', async (_, url) => {
  const posts = undiciPosts({ brand: 'Tessera', resolve: async () => ['10.0.0.7'] })
  const outcome = await posts.post({ url, headers: {}, body: '{}', milliseconds: 2_000 })
  expect(outcome).toEqual({ ok: false, fault: 'address-refused' })
})
