import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '@tessera/build/commands/root'
import { startService } from '@tessera/build/commands/service'
import { expect, test } from 'playwright/test'

const port = 3950
const origin = `http://localhost:${port}`

const start = (folder: string) =>
  startService(
    {
      PORT: String(port),
      DATA_DIR: folder,
      REGISTRY_FILE: join(folder, 'registry.json'),
      SHELL_DIR: join(root, 'shell/dist'),
      DEMO: 'off',
      LOG_LEVEL: 'error',
    },
    () => {},
  )

interface Answer {
  readonly cookie: string
  readonly data: Record<string, unknown> | null
}

async function post(path: string, body: unknown, cookie = ''): Promise<Answer> {
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin, Cookie: cookie },
    body: JSON.stringify(body),
  })
  const { resource_response } = await answer.json()
  return {
    cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '',
    data: resource_response.data,
  }
}

async function names(cookie: string): Promise<readonly string[]> {
  const answer = await fetch(`${origin}/resource/BoardPickerBoardsResource/get/`, {
    headers: { Cookie: cookie },
  })
  const { resource_response } = await answer.json()
  return resource_response.data.all_boards.map(({ name }: { name: string }) => name)
}

const person = {
  type: 'email',
  email: 'kept@mail.test',
  password: 'a long enough secret',
  birthday: 640_000_000,
}

test('kill -9 of the service during 100 saves loses nothing that was acknowledged', async () => {
  test.setTimeout(120_000)
  const folder = await mkdtemp(join(tmpdir(), 'tessera-kill-'))
  const first = await start(folder)
  const { cookie } = await post('/resource/UserRegisterResource/create/', person)
  const acknowledged: string[] = []
  const saves = Array.from({ length: 100 }, async (_, at) => {
    const name = `Board ${at}`
    const { data } = await post('/resource/BoardResource/create/', { name }, cookie)
    if (data !== null) acknowledged.push(name)
    if (acknowledged.length === 40) first.process.kill('SIGKILL')
  })
  await Promise.allSettled(saves)
  await first.ended
  expect(acknowledged.length).toBeGreaterThanOrEqual(40)
  const second = await start(folder)
  const kept = new Set(await names(cookie))
  expect(acknowledged.filter((name) => !kept.has(name))).toEqual([])
  await second.stop()
  await rm(folder, { recursive: true })
})

test('two instances on one folder: the second refuses with one sentence', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-two-'))
  const first = await start(folder)
  const second = await startService(
    {
      PORT: String(port + 1),
      DATA_DIR: folder,
      REGISTRY_FILE: join(folder, 'registry.json'),
      SHELL_DIR: join(root, 'shell/dist'),
      DEMO: 'off',
    },
    () => {},
  ).catch((error: unknown) => String(error))
  expect(second).toContain('is in use by process')
  await first.stop()
  await rm(folder, { recursive: true })
})
