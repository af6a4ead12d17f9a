// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { popupHtml } from './popup-page.ts'

test('the grid shows the pictures of the page, and says which board was used last', async () => {
  document.documentElement.innerHTML = popupHtml
  const picture = { address: 'https://a.example/1.png', width: 480, height: 360, text: 'A bowl' }
  const local: Record<string, unknown> = { 'last-board': { id: '10', name: 'Soups' } }
  vi.stubGlobal('GIVEN', { brand: 'Mosaic', origin: 'https://mosaic.example' })
  const session = { set: async () => {} }
  const opened: string[] = []
  vi.stubGlobal('chrome', {
    tabs: { query: async () => [{ id: 7, url: 'https://a.example/', title: 'Soup' }] },
    scripting: { executeScript: async () => [{ result: [picture] }] },
    i18n: { getMessage: (name: string, given = '') => `${name} ${given}`.trim() },
    storage: { local: { get: async (name: string) => ({ [name]: local[name] }) }, session },
    runtime: { id: 'abc' },
    windows: { create: async ({ url }: { url: string }) => void opened.push(url) },
  })
  vi.spyOn(window, 'close').mockReturnValue()
  await import('./popup.ts')
  await vi.waitFor(() => expect(document.querySelector('img')?.alt).toBe('A bowl'))
  expect(document.querySelector('h1')?.textContent).toBe('choose')
  expect(document.querySelector('p')?.textContent).toBe('last Soups')
  expect(document.querySelector('p')?.hidden).toBe(false)
  document.querySelector('button')?.click()
  await vi.waitFor(() => expect(opened).toHaveLength(1))
  const { searchParams, hash } = new URL(opened[0] ?? '')
  expect([searchParams.get('last'), searchParams.get('extension')]).toEqual(['10', 'abc'])
  expect(decodeURIComponent(hash)).toContain(picture.address)
})
