import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Driver } from '@tessera/browsers/driver'
import { screenOf } from '@tessera/browsers/screen'
import { tasks } from './tasks.ts'

/** The result of a task in one browser; `fault` is undefined when it worked. */
export interface Outcome {
  readonly task: string
  readonly fault: string | undefined
}

/** Walks every task in one browser and keeps a picture of each in a folder. */
export async function walkTasks(
  driver: Driver,
  {
    origin,
    name,
    folder,
  }: { readonly origin: string; readonly name: string; readonly folder: string },
): Promise<readonly Outcome[]> {
  await mkdir(folder, { recursive: true })
  const screen = screenOf(driver)
  const email = `${name}.${Date.now()}@walk.test`
  const outcomes: Outcome[] = []
  for (const [at, { name: task, run }] of tasks.entries()) {
    const file = join(
      folder,
      `${String(at + 1).padStart(2, '0')}-${task.replace(/\W+/g, '-')}-${name}.png`,
    )
    const picture = async () => writeFile(file, await driver.picture())
    try {
      await run({ screen, origin, email, picture })
      outcomes.push({ task, fault: undefined })
    } catch (error) {
      await picture().catch(() => undefined)
      outcomes.push({ task, fault: error instanceof Error ? error.message : String(error) })
    }
  }
  return outcomes
}
