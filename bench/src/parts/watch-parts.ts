import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { root } from '@tessera/commands/root'
import { warn } from '@tessera/commands/say'
import { z } from '@tessera/contracts/schema'
import { endMarked, markName } from './part-processes.ts'
import { lengthOf, limitOf, type Part } from './timed-part.ts'

const Message = z.union([z.object({ begun: z.string() }), z.object({ ended: z.string() })])

/** The script that runs the parts, with its arguments. */
export interface PartsScript {
  /** `bench` or `soak`. */
  readonly command: string
  readonly file: string
  readonly args: readonly string[]
  readonly parts: readonly Part[]
  readonly execArgv?: readonly string[]
}

function lateSentence(command: string, part: Part, limit: number): string {
  const run = `npm run ${command} -- ${part.flag}`
  return `${part.flag} is not done after ${lengthOf(limit)}, its limit; it usually takes about ${lengthOf(part.minutes)}. The lines above say where it stood. On a slow machine, or with greater numbers, give it longer: PART_MINUTES=${Math.ceil(2 * limit)} ${run}`
}

/**
 * Runs the parts in a process of their own and returns its exit code. A part that takes too long, Ctrl-C or SIGTERM
 * ends that process; whatever its end, all that it started ends too. This one only watches: a part may keep its
 * own process busy, and Playwright ends a process at Ctrl-C before it has ended its children.
 */
export async function watchParts(script: PartsScript): Promise<number> {
  const mark = randomUUID()
  const child = fork(script.file, script.args, {
    cwd: root,
    execArgv: [...(script.execArgv ?? [])],
    env: { ...process.env, [markName]: mark },
    // Ctrl-C reaches this process, which then ends the other in order.
    detached: process.platform !== 'win32',
  })
  const stopped = Promise.withResolvers<{ readonly code: number; readonly why?: string }>()
  let timer: NodeJS.Timeout | undefined
  child.on('message', (said) => {
    clearTimeout(timer)
    const message = Message.parse(said)
    const part = script.parts.find(({ flag }) => 'begun' in message && flag === message.begun)
    if (part === undefined) return
    const limit = limitOf(part, process.env)
    const why = lateSentence(script.command, part, limit)
    timer = setTimeout(() => stopped.resolve({ code: 1, why }), limit * 60_000)
  })
  const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const
  for (const [name, code] of Object.entries(signals))
    process.on(name, () => stopped.resolve({ code }))
  void once(child, 'exit').then(([code]) => stopped.resolve({ code: code ?? 1 }))
  const { code, why } = await stopped.promise
  clearTimeout(timer)
  await endMarked(mark)
  child.kill('SIGKILL')
  // Processes that are ended may print errors, so the reason comes last.
  if (why !== undefined) warn(why)
  return code
}
