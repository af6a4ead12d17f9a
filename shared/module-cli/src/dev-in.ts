import { watch } from 'node:fs'
import { join } from 'node:path'
import type { Room } from '@tessera/build/room'
import { type BuildId, shortBuildId } from '@tessera/contracts/releases/build-id'
import { OpenedRelay, type RelayBeat, relaysPath } from '@tessera/contracts/releases/override-calls'
import { z } from '@tessera/contracts/schema'
import type { Arguments } from './arguments.ts'
import { nameOf } from './arguments.ts'
import { tokenFor } from './kept-token.ts'
import { builtModule, roomOf } from './local-build.ts'
import { Fault, type Outcome } from './outcome.ts'
import { root } from './place.ts'
import type { LocalBuild } from './read-build.ts'
import { sendFiles } from './send-build.ts'
import { type ToolClient, toolClient } from './tool-client.ts'

/** Milliseconds between two signs that the machine is there. */
const beatMilliseconds = 15_000
/** Milliseconds of quiet after a change of a file. */
const quietMilliseconds = 200

/** Sends a build, and says that it is the one that runs now. */
export async function relayBuild(client: ToolClient, id: string, build: LocalBuild): Promise<void> {
  await sendFiles(client, build)
  await beat(client, id, build.id)
}

const beat = (client: ToolClient, id: string, build: BuildId): Promise<unknown> =>
  client.send('POST', `${relaysPath}/${id}`, JSON.stringify({ build } satisfies RelayBeat))

/** Calls after the last of several changes of a module's files. */
function watchSources({ folder }: Room, changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const watcher = watch(join(root, folder, 'src'), { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(changed, quietMilliseconds)
  })
  return () => {
    clearTimeout(timer)
    watcher.close()
  }
}

/** Runs steps one after the other; a step that is asked for while another runs comes once, after it. */
function oneAfterTheOther(step: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let isAsked = false
  const run = async () => {
    while (isAsked) {
      isAsked = false
      await step()
    }
    running = undefined
  }
  return () => {
    isAsked = true
    running ??= run()
    return running
  }
}

/** Ends when the person presses Ctrl+C, or when something cannot go on. */
function untilStopped() {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  process.once('SIGINT', () => resolve())
  process.once('SIGTERM', () => resolve())
  return { promise, fail: reject }
}

/**
 * Runs a module of this machine inside a deployed product: builds it at each change and sends the build, which
 * runs for those who open the link and may override modules, until the command ends.
 */
export async function devIn(asked: Arguments, say: (text: string) => void): Promise<Outcome> {
  const name = nameOf(asked)
  const room = await roomOf(name)
  const client = toolClient({ origin: asked.at, proof: await tokenFor(asked.at) })
  let build = await builtModule(name)
  const opening = await client.send('POST', relaysPath, JSON.stringify({ module: name }))
  const { id } = z.parse(OpenedRelay, opening)
  const stopped = untilStopped()
  const renew = oneAfterTheOther(async () => {
    try {
      const next = await builtModule(name)
      if (next.id === build.id) return
      await relayBuild(client, id, next)
      build = next
      say(`Build ${shortBuildId(next.id)} is there; load the page again.`)
    } catch (cause) {
      // The last build that worked goes on.
      if (!(cause instanceof Fault)) return stopped.fail(cause)
      say(cause.message)
    }
  })
  const unwatch = watchSources(room, () => void renew())
  const timer = setInterval(() => {
    beat(client, id, build.id).catch((cause: unknown) => {
      // The service may be restarting; the relay waits a minute for the next sign.
      if (cause instanceof Fault && cause.exit === 'unreachable') say(cause.message)
      else stopped.fail(cause)
    })
  }, beatMilliseconds)
  try {
    await relayBuild(client, id, build)
    say(
      `Build ${shortBuildId(build.id)} of ${name} runs for whoever opens this link and presses the button:`,
    )
    say(new URL(`/_/overrides/?module=${name}&relay=${id}`, asked.at).href)
    say('It needs an account that may override modules. Ctrl+C ends it.')
    await stopped.promise
  } finally {
    unwatch()
    clearInterval(timer)
    await client.send('DELETE', `${relaysPath}/${id}`).catch(() => undefined)
  }
  return { lines: [`The relay of ${name} is closed.`], data: { module: name, build: build.id } }
}
