// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { openSaveModal, rowOf, saved } from '../../../test/opened-save-modal.tsx'

test('a save that survived a log-in goes to the board used last at once, and no dialog opens', async () => {
  const saves: unknown[] = []
  const save = (input: object) => {
    saves.push(input)
    return saved({ board_id: '50' }, 'Saved')
  }
  const { close, toasts } = openSaveModal({ quick: true, top: [], save })
  await vi.waitFor(() => expect(close).toHaveBeenCalled())
  await vi.waitFor(() => expect(toasts.at(0)?.text).toBe('Saved'))
  await vi.waitFor(() => expect(saves).toHaveLength(1))
  expect(saves[0]).not.toHaveProperty('board_id')
  expect(document.querySelector('dialog')).toBeNull()
})

test('a profile that may save only to protected boards chooses one all the same', async () => {
  const profile = { id: '9', username: 'shelf', permissions: ['ADS' as const] }
  openSaveModal({ quick: true, profile })
  expect(await rowOf('Quiet corners')).toBeDefined()
})
