import { reservedWords } from '@tessera/contracts/reserved-words'
import { describe, expect, test } from 'vitest'
import { oneDatabase } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { member, visitor } from './person.ts'

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`the installed app on ${kind}`, () => {
    const service = openedService(open)

    test('every document links the manifest and icon of its language, and both are there', async () => {
      for (const person of [visitor(service()), await member(service())]) {
        const page = await (await person.send('/')).text()
        const [, manifest = ''] = /<link rel="manifest" href="([^"]+)"/.exec(page) ?? []
        const [, icon = ''] = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(page) ?? []
        const answer = await person.send(manifest)
        expect(answer.headers.get('Content-Type')).toBe('application/manifest+json')
        expect(await answer.json()).toMatchObject({ id: '/', name: 'Tessera', lang: 'en' })
        expect((await person.send(icon)).headers.get('Content-Type')).toBe('image/png')
        expect(page.match(/<meta name="theme-color"/g)).toHaveLength(2)
      }
    })

    test('a share that another site posts stores nothing: it leads to the pin builder', async () => {
      const person = await member(service())
      const body = new FormData()
      body.append('title', 'Soup')
      body.append('files', new File(['x'], 'a.png', { type: 'image/png' }))
      const answer = await person.send('/app/share/', {
        method: 'POST',
        body,
        redirect: 'manual',
        headers: { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
      })
      expect(answer.status).toBe(303)
      expect(answer.headers.get('Location')).toBe('/pin-builder/?title=Soup&unshared=1')
      expect(answer.headers.get('Set-Cookie')).toBeNull()
    })

    test('nobody can take the app’s path as a username', async () => {
      expect(reservedWords.has('app')).toBe(true)
      expect((await visitor(service()).send('/app/')).status).toBe(404)
    })
  })
