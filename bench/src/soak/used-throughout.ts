import { randomBytes } from 'node:crypto'
import { setTimeout as rest } from 'node:timers/promises'
import { createBoard, getBoard } from '@tessera/contracts/calls/boards'
import { followUser } from '@tessera/contracts/calls/follows'
import { finishUpload } from '@tessera/contracts/calls/media'
import { livePath } from '@tessera/contracts/calls/notifications'
import { getViewer } from '@tessera/contracts/calls/viewer'
import { add, ask, begin, idOf } from '@tessera/server/conformance/resumable-upload'
import { type Caller, newMember } from './soak-caller.ts'
import { noisePng } from './soak-picture.ts'

// People who use the product throughout what happens to it, and know what they were told.

/** Waits this long before another try, as a browser does. */
const patience = 500

/** Somebody who works until the end, and then says what came of it. */
interface Worker<Outcome> {
  end(): Promise<Outcome>
}

function working<Outcome>(
  turn: (at: number) => Promise<void>,
  outcome: () => Promise<Outcome>,
): Worker<Outcome> {
  let isOver = false
  const running = (async () => {
    for (let at = 0; !isOver; at += 1) await turn(at)
  })()
  return {
    async end() {
      isOver = true
      await running
      return outcome()
    },
  }
}

/** Makes boards one after the other, and reads each at once. In the end all that were acknowledged must be there. */
export async function startWriter(origin: string, name: string) {
  const person = await newMember(origin, name)
  const acknowledged = new Map<string, string>()
  const wrong: string[] = []
  let failed = 0
  const isThere = async (id: string): Promise<boolean | undefined> => {
    const found = await person.call(getBoard, { board_id: id }).catch(() => undefined)
    if (found === undefined || found.status >= 500) return undefined
    return found.data?.name === acknowledged.get(id)
  }
  return working(
    async (at) => {
      const board = `Board ${at}`
      const made = await person.call(createBoard, { name: board }).catch(() => undefined)
      if (made?.data == null) {
        failed += 1
        return rest(patience)
      }
      acknowledged.set(made.data.id, board)
      if ((await isThere(made.data.id)) === false) wrong.push(`${board} was not there at once`)
      await rest(100)
    },
    async () => {
      for (const [id, board] of acknowledged)
        if ((await isThere(id)) !== true) wrong.push(`${board} is lost`)
      return { acknowledged: acknowledged.size, failed, wrong }
    },
  )
}

/** The side of a picture of 2 MB, and the bytes that a request adds. */
const side = 800
const partBytes = 256 * 1_024

/** Uploads pictures one after the other, in parts that other instances take, and goes on where one failed. */
export async function startUploader(origin: string, name: string) {
  const person = await newMember(origin, name)
  const wrong: string[] = []
  let [whole, again] = [0, 0]
  const tried = async <Answer>(send: () => Promise<Answer | undefined>): Promise<Answer> => {
    for (;;) {
      const answer = await send().catch(() => undefined)
      if (answer !== undefined) return answer
      again += 1
      await rest(patience)
    }
  }
  const under500 = async (sent: Promise<Response>) => {
    const response = await sent
    await response.arrayBuffer()
    return response.status < 500 ? response : undefined
  }
  const offsetOf = async (path: string): Promise<number> => {
    const { headers, status } = await tried(() => under500(ask(person, path)))
    if (status >= 400) throw new Error(`An upload was answered with ${status}.`)
    return Number(headers.get('Upload-Offset'))
  }
  const upload = async (): Promise<string | undefined> => {
    const bytes = Uint8Array.from(noisePng(randomBytes, side))
    const begun = await tried(() => under500(begin(person, bytes.length)))
    const path = new URL(begun.headers.get('Location') ?? '', origin).pathname
    for (let at = 0; at < bytes.length; at = await offsetOf(path))
      await under500(add(person, path, at, bytes.slice(at, at + partBytes))).catch(() => undefined)
    const { status, data } = await tried(async () => {
      const came = await person.call(finishUpload, { upload_id: idOf(path) })
      return came.status < 500 ? came : undefined
    })
    const width = data?.images.orig?.width
    return width === side ? undefined : `an upload ended with ${status} and a width of ${width}`
  }
  return working(
    async () => {
      const fault = await upload().catch((cause: unknown) => String(cause))
      if (fault === undefined) whole += 1
      else wrong.push(fault)
    },
    async () => ({ whole, again, wrong }),
  )
}

/** Keeps a live stream open, as a tab does, and counts the messages. */
async function listen(person: Caller, signal: AbortSignal, onMessage: () => void): Promise<void> {
  const stream = await person.send(livePath, { headers: { Accept: 'text/event-stream' }, signal })
  if (stream.status !== 200 || stream.body === null) return
  for await (const text of stream.body.pipeThrough(new TextDecoderStream()))
    if (/^data: /m.test(text)) onMessage()
}

/** Somebody with an open tab, whom one person after the other follows. */
export async function startListener(origin: string, name: string) {
  const person = await newMember(origin, name)
  const { id: user_id } = (await person.done(getViewer, {})) ?? { id: '' }
  const ended = new AbortController()
  let [messages, streams, followers] = [0, 0, 0]
  const tab = (async () => {
    while (!ended.signal.aborted) {
      streams += 1
      await listen(person, ended.signal, () => {
        messages += 1
      }).catch(() => undefined)
      await rest(patience)
    }
  })()
  /** True when somebody new who follows makes a message within ten seconds. */
  const hears = async (): Promise<boolean> => {
    const before = messages
    followers += 1
    const follower = await newMember(origin, `${name}x${followers}`)
    await follower.done(followUser, { user_id })
    for (let tries = 0; tries < 100 && messages === before; tries += 1) await rest(100)
    return messages > before
  }
  return {
    hears,
    async end() {
      ended.abort()
      await tab
      return { streams, messages }
    },
  }
}
