import { expect, test } from 'vitest'
import type { Pages } from '../pages/port.ts'
import type { SampleSites } from './port.ts'
import { withSamplePages } from './sample-pages.ts'

const origin = 'http://localhost:3000'
const wish = { maxBytes: 100, accept: ['text/html'] }

const asked: string[] = []
const outside: Pages = {
  fetch: async (url) => {
    asked.push(url)
    return { ok: false, code: 'address-refused' }
  },
}

const sites: SampleSites = {
  pathOf: async (link) => {
    const { host, pathname } = new URL(link)
    return host === 'shop.example' ? `/demo-sites/${host}${pathname}` : undefined
  },
  answer: async (path) =>
    path === '/demo-sites/shop.example/lamp'
      ? new Response('A lamp', { headers: { 'Content-Type': 'text/html' } })
      : path === '/demo-sites/shop.example/big'
        ? new Response('x'.repeat(101), { headers: { 'Content-Type': 'text/html' } })
        : path === '/demo-sites/shop.example/data'
          ? Response.json({})
          : undefined,
}

const pages = withSamplePages(outside, { sites, origin })

test('a page of a sample site is read without the network, under its own name and under ours', async () => {
  for (const url of ['https://shop.example/lamp', `${origin}/demo-sites/shop.example/lamp`]) {
    const page = await pages.fetch(url, wish)
    expect(page).toMatchObject({ ok: true, finalUrl: url, contentType: 'text/html' })
    expect(page.ok && new TextDecoder().decode(page.bytes)).toBe('A lamp')
  }
  expect(asked).toEqual([])
})

test('size and type of a sample page are held to the same limits', async () => {
  expect(await pages.fetch('https://shop.example/big', wish)).toMatchObject({ code: 'too-large' })
  expect(await pages.fetch('https://shop.example/data', wish)).toMatchObject({
    code: 'type-refused',
  })
})

test('every other address of this machine keeps its rules', async () => {
  const others = [
    `${origin}/resource/UserResource/get/`,
    `${origin}/demo-sites/shop.example/unknown`,
    'http://127.0.0.1:3000/demo-sites/shop.example/lamp',
    'http://localhost:9999/demo-sites/shop.example/lamp',
    'https://elsewhere.example/lamp',
  ]
  for (const url of others)
    expect(await pages.fetch(url, wish)).toEqual({ ok: false, code: 'address-refused' })
  expect(asked).toEqual(others)
})
