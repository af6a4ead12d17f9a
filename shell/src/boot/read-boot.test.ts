// @vitest-environment jsdom
import { Boot, type BootData } from '@tessera/contracts/boot'
import { bootElementId } from '@tessera/contracts/boot-element'
import { z } from '@tessera/contracts/schema'
import { expect, test, vi } from 'vitest'
import { checkBoot } from './check-boot.ts'
import { readBoot } from './read-boot.ts'

const file = { path: 'entry.js', kind: 'script', bytes: 1 } as const

const data: BootData = {
  brand: 'Tessera',
  contract: '1.6.0',
  status: 200,
  title: '',
  viewer: null,
  returning: null,
  locale: 'en',
  theme: 'system',
  experiments: {},
  answers: [],
  overrides: false,
  modules: [
    {
      base: 'http://localhost:3101/',
      descriptor: {
        name: 'notes',
        version: '1.0.0',
        contract: '^1.0.0',
        container: 'tessera_notes',
        entry: 'entry.js',
        files: [file],
        wakes: 'member',
        pages: [{ name: 'all', route: '/notes/', title: 'Notes', who: 'anyone' }],
        overlays: [{ name: 'note' }],
        slots: [{ slot: 'visitor-home', name: 'form' }],
      },
    },
    {
      base: 'http://localhost:3102/',
      enabled: false,
      descriptor: {
        name: 'none',
        version: '1.0.0',
        contract: '^1.0.0',
        container: 'tessera_none',
        entry: 'entry.js',
        files: [file],
      },
    },
  ],
}

const put = (value: unknown) => {
  document.body.innerHTML = `<script type="application/json" id="${bootElementId}"></script>`
  const block = document.getElementById(bootElementId)
  if (block !== null) block.textContent = JSON.stringify(value)
}

test('the boot data are filled in as their schema does, and match it', () => {
  put(data)
  const report = vi.fn()
  expect(readBoot(document)).toEqual(z.parse(Boot, data))
  checkBoot(document, report)
  expect(report).not.toHaveBeenCalled()
})

test('boot data that do not match are reported after the first view, with the field', () => {
  put({ ...data, theme: 'sepia' })
  const report = vi.fn()
  checkBoot(document, report)
  expect(report).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ code: 'boot-invalid', detail: expect.stringMatching(/^theme: /) }),
  )
  document.body.innerHTML = ''
  expect(() => readBoot(document)).toThrow('The document has no #tessera-boot')
})
