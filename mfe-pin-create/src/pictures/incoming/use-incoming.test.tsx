// @vitest-environment jsdom
import { testShell } from '@tessera/testing/shell'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useIncoming } from './use-incoming.ts'

const soup = new File(['soup'], 'soup.png', { type: 'image/png' })
const page = 'https://soup.example/tomato'

function Incoming(given: Parameters<typeof useIncoming>[0]) {
  const isOver = useIncoming(given)
  return (
    <>
      <p>{isOver ? 'over' : 'away'}</p>
      <input aria-label="Title" />
    </>
  )
}

function opened() {
  const [onFiles, onAddress] = [vi.fn(), vi.fn()]
  const house = testShell()
  house.render(<Incoming {...{ onFiles, onAddress }} />)
  return { ...house, onFiles, onAddress }
}

const data = (text: string, files: readonly File[] = [], items: readonly object[] = []) => ({
  files,
  items,
  types: [],
  getData: (type: string) => (type === 'text/plain' ? text : ''),
})
const title = () => screen.getByLabelText('Title')

test('a picture that is dropped anywhere is taken, and the browser does not open it', () => {
  const { onFiles } = opened()
  fireEvent.dragOver(document.body, { dataTransfer: data('', [soup]) })
  expect(screen.getByText('over')).toBeDefined()
  const opens = fireEvent.drop(document.body, { dataTransfer: data('', [soup]) })
  expect([opens, onFiles.mock.calls]).toEqual([false, [[[soup]]]])
  expect(screen.getByText('away')).toBeDefined()
})

test('a link that is dragged into a field is its text; elsewhere it is looked up', () => {
  const { onAddress } = opened()
  expect(fireEvent.drop(title(), { dataTransfer: data(page) })).toBe(true)
  expect(onAddress).not.toHaveBeenCalled()
  fireEvent.drop(document.body, { dataTransfer: data(page) })
  expect(onAddress.mock.calls).toEqual([[page]])
})

test('a paste with text belongs to the field, also with a picture of the text; a picture alone does not', () => {
  const { onFiles } = opened()
  expect(fireEvent.paste(title(), { clipboardData: data('Soup', [soup]) })).toBe(true)
  expect(onFiles).not.toHaveBeenCalled()
  expect(fireEvent.paste(title(), { clipboardData: data('', [soup]) })).toBe(false)
  expect(onFiles).toHaveBeenCalledOnce()
})

const folder = (files: readonly File[]) => {
  const entries = files.map((file) => ({
    name: file.name,
    isFile: true,
    isDirectory: false,
    file: (done: (file: File) => void) => done(file),
  }))
  const left = [entries, []]
  const readEntries = (done: (some: readonly object[]) => void) => done(left.shift() ?? [])
  const entry = {
    name: 'a',
    isFile: false,
    isDirectory: true,
    createReader: () => ({ readEntries }),
  }
  return [{ kind: 'file', webkitGetAsEntry: () => entry }]
}

test('the pictures of a dropped folder are taken', async () => {
  const { onFiles, toasts } = opened()
  fireEvent.drop(document.body, { dataTransfer: data('', [], folder([soup])) })
  await waitFor(() => expect(onFiles.mock.calls).toEqual([[[soup]]]))
  expect(toasts).toEqual([])
})

test('a folder without pictures, and one with more than fit, say so', async () => {
  const { onFiles, toasts } = opened()
  fireEvent.drop(document.body, { dataTransfer: data('', [], folder([])) })
  await waitFor(() =>
    expect(toasts).toMatchObject([{ text: 'There are no images in this folder.' }]),
  )
  const many = Array.from(
    { length: 101 },
    (_, at) => new File([''], `${at}`, { type: 'image/png' }),
  )
  fireEvent.drop(document.body, { dataTransfer: data('', [], folder(many)) })
  await waitFor(() => expect(onFiles).toHaveBeenCalledOnce())
  expect(onFiles.mock.calls[0]?.[0]).toHaveLength(100)
  expect(toasts[1]).toMatchObject({
    text: 'This folder has more images than fit. The first 100 were added.',
  })
})
