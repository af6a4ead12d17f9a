import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { knownBrowsers } from '@tessera/browsers/installed'
import { buildChanged } from '@tessera/commands/build'
import { runProduct } from '@tessera/commands/product/product'
import { root } from '@tessera/commands/root'
import { say, seconds, table } from '@tessera/commands/say'
import { tasks } from './tasks.ts'
import type { Outcome } from './walk.ts'
import { walkTasks } from './walk.ts'

/** Drivers listen beyond the ports of the product and its modules. */
const driverOffset = 150

/** One line of the table for each task, one column for each browser. */
function outcomeTable(
  walked: readonly { readonly name: string; readonly outcomes: readonly Outcome[] }[],
): string {
  const width = Math.max(...walked.map(({ name }) => name.length)) + 2
  const cells = (values: readonly string[]) => values.map((value) => value.padEnd(width)).join('')
  const worked = (outcomes: readonly Outcome[], task: string) =>
    outcomes.find((each) => each.task === task)?.fault === undefined ? 'works' : 'fails'
  return table([
    ['', cells(walked.map(({ name }) => name))],
    ...tasks.map(
      ({ name }) => [name, cells(walked.map(({ outcomes }) => worked(outcomes, name)))] as const,
    ),
  ])
}

/**
 * Walks twelve tasks in Chromium, Firefox and WebKit, over https since WebKit keeps a log-in nowhere
 * else. Says which browsers are left out. Gives whether everything worked.
 */
export async function soakBrowsers(): Promise<boolean> {
  const started = performance.now()
  const port = Number(process.env.PORT ?? 3600)
  const folder = join(root, 'reports/browsers')
  const data = join(folder, 'data')
  const browsers = knownBrowsers()
  for (const { open, missing } of browsers) if (open === undefined) say(`Left out: ${missing}`)
  await rm(folder, { recursive: true, force: true })
  await buildChanged()
  say('Opening the database …')
  const product = await runProduct(
    { port, data, registryFile: join(data, 'registry.json'), https: true },
    () => {},
  )
  const walked = []
  try {
    for (const { name, open } of browsers) {
      if (open === undefined) continue
      say(`${name} …`)
      const driver = await open(port + driverOffset)
      const options = { origin: product.origin, name: name.toLowerCase(), folder }
      const outcomes = await walkTasks(driver, options).finally(() => driver.close())
      for (const { task, fault } of outcomes)
        if (fault !== undefined) say(`${name}, ${task}: ${fault}`)
      walked.push({ name, outcomes })
    }
  } finally {
    await product.stop()
    await rm(data, { recursive: true, force: true })
  }
  if (walked.length > 0) console.log(outcomeTable(walked))
  say(`Pictures of each task are in ${folder} (${seconds(started)}).`)
  return walked.every(({ outcomes }) => outcomes.every(({ fault }) => fault === undefined))
}
