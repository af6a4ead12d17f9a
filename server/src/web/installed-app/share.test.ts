import { expect, test } from 'vitest'
import { answerShare } from './share.ts'

const picture = (size: number) => new File([new Uint8Array(size)], 'a.png', { type: 'image/png' })

function form(fields: Readonly<Record<string, string>>, files: readonly File[] = []): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  for (const file of files) body.append('files', file)
  return body
}

const post = (body: BodyInit | null, headers: Readonly<Record<string, string>> = {}) =>
  new Request('http://localhost:3000/app/share/', { method: 'POST', body, headers })

async function sharedTo(request: Request) {
  const answer = await answerShare(request)
  const to = answer.headers.get('Location') ?? ''
  expect([answer.status, to.startsWith('/pin-builder/')]).toEqual([303, true])
  expect(answer.headers.get('Set-Cookie')).toBeNull()
  return Object.fromEntries(new URL(to, 'http://localhost').searchParams)
}

const link = 'https://soup.example/tomato?a=1&b=2'
const type = 'multipart/form-data; boundary=x'

test.each<readonly [what: string, request: () => Request, query: object]>([
  [
    'a link',
    () => post(form({ title: 'Soup', text: '', url: link })),
    { title: 'Soup', url: link },
  ],
  [
    'a picture, which the service does not keep',
    () => post(form({ title: 'Suppe: süß' }, [picture(9)])),
    { title: 'Suppe: süß', unshared: '1' },
  ],
  [
    'large pictures, whose beginning alone is read',
    () => post(form({ title: 'Soup', url: link }, [picture(900_000), picture(900_000)])),
    { title: 'Soup', url: link, unshared: '1' },
  ],
  [
    'a text that is too long',
    () => post(form({ text: 'x'.repeat(9_000) })),
    { text: 'x'.repeat(2_048) },
  ],
  ['other fields', () => post(form({ board: '1', publish: '1' })), {}],
  [
    'a file in place of a title',
    () => {
      const body = new FormData()
      body.append('title', picture(3))
      return post(body)
    },
    {},
  ],
  ['no form', () => post('x', { 'Content-Type': 'text/plain' }), {}],
  ['a broken form', () => post('--x\r\nhalf', { 'Content-Type': type }), { unshared: '1' }],
  [
    'a form that never ends',
    () => post(`--x\r\n${'y'.repeat(90_000)}`, { 'Content-Type': type }),
    { unshared: '1' },
  ],
  ['no body', () => post(null), {}],
  ['a visit', () => new Request('http://localhost:3000/app/share/'), {}],
])('a share with %s opens the builder with what fits', async (_, request, query) => {
  expect(await sharedTo(request())).toEqual(query)
})

test('a share that goes on and on is refused after some time, with what came first', async () => {
  let sent = 0
  const first = new TextEncoder().encode(
    '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nSoup\r\n--x\r\nContent-Disposition: form-data; name="files"; filename="a.png"\r\n\r\n',
  )
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(sent === 0 ? first : new Uint8Array(1_000_000))
      sent += 1
    },
  })
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' }
  const request = new Request('http://localhost/app/share/', {
    ...init,
    headers: { 'Content-Type': type },
  })
  expect(await sharedTo(request)).toEqual({ title: 'Soup', unshared: '1' })
  expect(sent).toBeLessThan(70)
})
