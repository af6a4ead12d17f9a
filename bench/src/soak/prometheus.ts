import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { z } from '@tessera/contracts/schema'
import { soakPort } from './kill-under-load.ts'

const metricsPort = soakPort + 1
const prometheusPort = soakPort + 2
const waitMilliseconds = 60_000

/** The settings of a service that Prometheus reads. */
export const measured = { METRICS_PORT: String(metricsPort) }

const Alerts = z.object({
  data: z.object({
    alerts: z.array(z.object({ labels: z.object({ alertname: z.string() }), state: z.string() })),
  }),
})

/** Asks Prometheus's API. */
export const asked = async (path: string): Promise<unknown> =>
  (await fetch(`http://localhost:${prometheusPort}/api/v1/${path}`)).json()

/** Waits until something holds; false when it doesn't in time. */
export async function holds(check: () => Promise<boolean>): Promise<boolean> {
  const until = Date.now() + waitMilliseconds
  while (Date.now() < until) {
    if (await check().catch(() => false)) return true
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  return false
}

/** Starts Prometheus with the rules of the documents, whose times are cut down to seconds. */
export async function startPrometheus(folder: string): Promise<() => Promise<void>> {
  const rules = await readFile(join(root, 'docs/watching/alerts.yml'), 'utf8')
  const quick = rules.replace(/for: \d+[mh]/g, 'for: 1s').replace(/\[\d+[mh]\]/g, '[20s]')
  await writeFile(join(folder, 'alerts.yml'), quick)
  const configuration = `global: { scrape_interval: 1s, evaluation_interval: 1s }
rule_files: [alerts.yml]
scrape_configs:
  - job_name: tessera
    static_configs: [{ targets: ['localhost:${metricsPort}'] }]
`
  await writeFile(join(folder, 'prometheus.yml'), configuration)
  const child = spawn(
    'prometheus',
    [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'series')}`,
      `--web.listen-address=127.0.0.1:${prometheusPort}`,
    ],
    { stdio: 'ignore' },
  )
  return async () => {
    if (child.exitCode !== null) return
    child.kill()
    await once(child, 'exit')
  }
}

const isFiring = async (name: string): Promise<boolean> =>
  z
    .parse(Alerts, await asked('alerts'))
    .data.alerts.some(({ labels, state }) => labels.alertname === name && state === 'firing')

/** An alert, and whether it fired. */
export type Fired = readonly [name: string, outcome: string]

/** Waits for an alert. */
export async function outcomeOf(name: string): Promise<Fired> {
  return [name, (await holds(() => isFiring(name))) ? 'fired' : 'did not fire']
}
