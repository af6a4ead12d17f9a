// @vitest-environment jsdom
import { crc32, deflateSync } from 'node:zlib'
import { pickerBoards } from '@tessera/contracts/calls/boards'
import { uploadImage } from '@tessera/contracts/calls/media'
import { answerBy } from '@tessera/testing/answer-by'
import { handlers, serviceHandlers } from '@tessera/testing/handlers'
import { startTestService, type TestService } from '@tessera/testing/service'
import { testShell } from '@tessera/testing/shell'
import { testPages } from '@tessera/testing/test-pages'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import BuilderPage from './builder/page/page.tsx'
import definition from './module.ts'

let service: TestService

beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

// The boards are asked for again when the chooser opens.
testPages(definition, () => service, { cope: ['builder'] })

/** Returns the bytes of a gray PNG. */
function png(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.writeUInt8(8, 8)
  const rows = deflateSync(Buffer.alloc((width + 1) * height))
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const chunks = [chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([signature, ...chunks])
}

// A file of jsdom cannot be the body of a request of Node.
const withPicture = ({ url, headers }: Request) =>
  new Request(url, { method: 'POST', headers, body: new Uint8Array(png(200, 300)) })

test('a member publishes a picture on a new board on the real service', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 200, height: 300, close() {} }))
  URL.createObjectURL = () => 'blob:soup'
  URL.revokeObjectURL = () => {}
  const { shell, addresses, render } = testShell({
    viewer: await service.signUp(),
    answer: answerBy([
      ...handlers({ [uploadImage.name]: (_, request) => service.answer(withPicture(request)) }),
      ...serviceHandlers(service),
    ]),
  })
  render(<BuilderPage params={{}} query={new URLSearchParams()} />)
  const file = new File(['bytes'], 'soup.png', { type: 'image/png' })
  await userEvent.upload(screen.getByLabelText('Choose images or videos'), file)
  expect(await screen.findByText('The image is ready.')).toBeDefined()
  await userEvent.type(screen.getByLabelText('Title'), 'Soup')
  await userEvent.click(screen.getByLabelText('Board'))
  await userEvent.type(await screen.findByRole('searchbox'), 'Kitchen')
  await userEvent.click(await screen.findByRole('button', { name: 'Create “Kitchen”' }))
  await screen.findByRole('button', { name: 'Board: Kitchen' })
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(addresses).toHaveLength(1))
  const boards = await shell.client.call(pickerBoards, {})
  expect(boards).toMatchObject({
    data: { all_boards: [{ name: 'Kitchen', pin_count: 1, url: addresses[0] }] },
  })
})
