import { join } from 'node:path'
import { root } from './root.ts'
import type { Service } from './service.ts'
import { startService } from './service.ts'

const port = 3960
const origin = `http://localhost:${port}`

/** What became of the saves of one round. */
export interface Killed {
  readonly acknowledged: number
  readonly lost: number
}

/** Starts a service without a demo world on a folder; `beside` moves its port away from another's. */
export function serve(folder: string, beside = 0): Promise<Service> {
  return startService(
    {
      PORT: String(port + beside),
      DATA_DIR: folder,
      REGISTRY_FILE: join(folder, 'registry.json'),
      SHELL_DIR: join(root, 'shell/dist'),
      DEMO: 'off',
      LOG_LEVEL: 'error',
    },
    () => {},
  )
}

type Answer = { readonly cookie: string; readonly data: unknown }

async function post(path: string, body: unknown, cookie = ''): Promise<Answer> {
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin, Cookie: cookie },
    body: JSON.stringify(body),
  })
  const { resource_response } = await answer.json()
  const own = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  return { cookie: own, data: resource_response.data }
}

async function boardNames(cookie: string): Promise<ReadonlySet<string>> {
  const answer = await fetch(`${origin}/resource/BoardPickerBoardsResource/get/`, {
    headers: { Cookie: cookie },
  })
  const { resource_response } = await answer.json()
  return new Set(resource_response.data.all_boards.map(({ name }: { name: string }) => name))
}

/** Kills the service with -9 in the middle of 100 saves, starts it again, and counts what is missing. */
export async function killUnderLoad(folder: string, round: number): Promise<Killed> {
  const first = await serve(folder)
  const person = {
    type: 'email',
    email: `soak${round}@mail.test`,
    password: 'a long enough secret',
    birthday: 640_000_000,
  }
  const { cookie } = await post('/resource/UserRegisterResource/create/', person)
  const acknowledged: string[] = []
  const killAfter = 10 + (round % 80)
  const saves = Array.from({ length: 100 }, async (_, at) => {
    const name = `Board ${at}`
    const { data } = await post('/resource/BoardResource/create/', { name }, cookie)
    if (data !== null) acknowledged.push(name)
    if (acknowledged.length === killAfter) first.process.kill('SIGKILL')
  })
  await Promise.allSettled(saves)
  await first.ended
  const second = await serve(folder)
  const kept = await boardNames(cookie)
  await second.stop()
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((name) => !kept.has(name)).length,
  }
}
