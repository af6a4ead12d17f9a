import { expect, test } from 'vitest'
import { saveAddress } from './open-save.ts'
import { readPictures } from './read-pictures.ts'
import { manifestOf } from './settings.ts'
import { messagesOf, texts } from './texts.ts'

const settings = { brand: 'Mosaic', origin: 'https://mosaic.example' }

test('the extension may read a page only when it is used there, and runs no code from elsewhere', () => {
  const manifest = manifestOf(settings, '1.0.0')
  expect(manifest.permissions).toEqual(['activeTab', 'scripting', 'contextMenus', 'storage'])
  expect(manifest).not.toHaveProperty('host_permissions')
  expect(manifest.externally_connectable).toEqual({ matches: ['https://mosaic.example/*'] })
  expect(manifest).not.toHaveProperty('content_scripts')
  expect(manifest.content_security_policy.extension_pages).toContain("script-src 'self';")
  expect(manifest.homepage_url).toBe('https://mosaic.example/')
})

test('every text has a German one, with the product’s name', () => {
  expect(Object.keys(texts.de)).toEqual(Object.keys(texts.en))
  expect(messagesOf('de', 'Mosaic').menu).toEqual({ message: 'Bild bei Mosaic merken' })
  expect(messagesOf('en', 'Mosaic').picture).toEqual({ message: 'Picture $1' })
  expect(messagesOf('en', 'Mosaic').last).toEqual({ message: 'Used last: $1' })
})

test('the window opens with the page, its title and the picture', () => {
  const chosen = {
    url: 'https://a.example/?b=1',
    title: 'Soup & bread',
    picture: 'https://a.example/1.jpg',
  }
  const { origin, pathname, searchParams } = new URL(
    saveAddress(settings, chosen, { guid: 'g', extension: 'abc', board: '10' }),
  )
  expect([origin, pathname]).toEqual(['https://mosaic.example', '/pin/create/extension/'])
  expect(Object.fromEntries(searchParams)).toEqual({
    url: chosen.url,
    description: chosen.title,
    guid: 'g',
    media: chosen.picture,
    extension: 'abc',
    last: '10',
  })
})

test('what a page gives is read as pictures of the web alone', () => {
  const picture = { address: 'https://a.example/1.jpg', width: 1, height: 1, text: '' }
  const bad = [{ ...picture, address: 'javascript:alert(1)' }, { ...picture, text: 1 }, null, 'x']
  expect(readPictures([picture, ...bad])).toEqual([picture])
  expect(readPictures('x')).toEqual([])
})
