import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { undiciPosts } from './undici.ts'

const unfit = [
  ['an address without https', 'http://hooks.example/'],
  ['another port', 'https://hooks.example:8443/'],
  ['a user name', 'https://me@hooks.example/'],
  ['this machine', 'https://127.0.0.1/'],
  ['a host that leads to a private network', 'https://inside.example/'],
  ['a metadata service', 'https://169.254.169.254/latest/'],
] as const

const to = (url: string) => ({ url, headers: {}, body: '{}', milliseconds: 2_000 })

test.each(unfit)('posts never reach %s', async (_, url) => {
  const posts = undiciPosts({ brand: 'Tessera', resolve: async () => ['10.0.0.7'] })
  expect(await posts.reaches(url)).toBe(false)
  expect(await posts.post(to(url))).toEqual({ ok: false, fault: 'address-refused' })
})

test('a host without an address, or with one that is not public, is not reached, and any other is', async () => {
  const known: Readonly<Record<string, readonly string[]>> = {
    'hooks.example': ['93.184.215.14'],
    'both.example': ['93.184.215.14', '10.0.0.7'],
  }
  const posts = undiciPosts({ brand: 'Tessera', resolve: async (host) => known[host] ?? [] })
  const asked = ['https://hooks.example/', 'https://both.example/', 'https://none.example/']
  expect(await Promise.all(asked.map(posts.reaches))).toEqual([true, false, false])
})

test('a product of one machine posts to its own ports, by their own names alone', async () => {
  const server = createServer((_, answer) => answer.writeHead(204).end()).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const resolve = async () => ['127.0.0.1']
  const own = undiciPosts({ brand: 'Tessera', resolve, postsToLoopback: true })
  for (const host of ['localhost', '127.0.0.1']) {
    const url = `http://${host}:${port}/hook`
    expect(await own.reaches(url)).toBe(true)
    expect(await own.post(to(url))).toEqual({ ok: true, status: 204 })
    expect(await undiciPosts({ brand: 'Tessera', resolve }).reaches(url)).toBe(false)
  }
  for (const url of [`http://inside.example:${port}/`, 'https://inside.example/'])
    expect(await own.reaches(url)).toBe(false)
})
