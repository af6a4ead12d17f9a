import { watch } from 'node:fs'
import { join } from 'node:path'
import type { Service } from '../product/service.ts'
import { startService } from '../product/service.ts'
import { root } from '../root.ts'
import { say, warn } from '../say.ts'

const settled = 200

/** Runs the service and restarts it when its sources change. After an error, it waits for the next change. */
export async function runDevService(
  environment: Readonly<Record<string, string>>,
): Promise<{ stop(): Promise<void> }> {
  let service: Service | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  async function restart(): Promise<void> {
    await service?.stop()
    service = await startService(environment, say, warn).catch(() => undefined)
    say(
      service === undefined
        ? 'The service did not start; it waits for the next change.'
        : 'The service runs.',
    )
  }

  for (const folder of ['server/src', 'demo/src', 'shared/contracts/src']) {
    watch(join(root, folder), { recursive: true }, (_, name) => {
      if (name === null || /\.test\.ts$/.test(name)) return
      clearTimeout(timer)
      timer = setTimeout(() => void restart(), settled)
    })
  }
  await restart()
  return { stop: async () => service?.stop() }
}
