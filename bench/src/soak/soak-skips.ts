import { spawnSync } from 'node:child_process'
import { knownBrowsers } from '@tessera/browsers/installed'
import { wholeChromium } from '@tessera/browsers/whole-chromium'
import { hasCaddy } from './deployed/caddy.ts'
import { hasHaproxy } from './instances/haproxy.ts'
import { hasReplication } from './instances/replicated-postgres.ts'
import { hasPgbouncer } from './pgbouncer.ts'
import type { SoakFlag } from './soak-parts.ts'

/** The reasons why a part skips some of its work, or all of it, on this machine. */
export interface Skips {
  readonly isWhole: boolean
  readonly why: readonly string[]
}

const nothing: Skips = { isWhole: false, why: [] }

/** Somebody leaves a part out by setting its number to 0. */
const whenZero = (name: string): Skips =>
  Number(process.env[name] ?? 1) === 0 ? { isWhole: true, why: [`${name} is 0.`] } : nothing

/** Parts that install packages of others can't without the registry that npm's settings name. */
function withoutRegistry(): Skips {
  const args = ['view', 'typescript', 'version', '--prefer-online']
  const { status } = spawnSync('npm', args, { timeout: 60_000 })
  if (status === 0) return nothing
  return {
    isWhole: true,
    why: ['The registry of packages that npm’s settings name cannot be reached.'],
  }
}

const withoutCaddy = (): Skips =>
  hasCaddy()
    ? nothing
    : { isWhole: true, why: ['Caddy is not installed. On Debian: apt-get install caddy'] }

const withoutProc: Skips | undefined =
  process.platform === 'linux'
    ? undefined
    : { isWhole: true, why: ['The memory of a process is read from /proc, which Linux has.'] }

const skipsOf: Partial<Record<SoakFlag, () => Skips>> = {
  '--properties': () => whenZero('INPUTS'),
  '--bad-input': () => whenZero('INPUTS_A_CALL'),
  '--kills': () => whenZero('KILLS'),
  '--calls': () => withoutProc ?? whenZero('CALLS'),
  '--packages': withoutRegistry,
  '--earlier': withoutRegistry,
  '--team': withoutRegistry,
  '--stock': withoutRegistry,
  '--upgrades': withoutRegistry,
  '--readers': () => withoutProc ?? nothing,
  '--browsers': () => {
    const missing = knownBrowsers().filter(({ open }) => open === undefined)
    return {
      isWhole: missing.length === knownBrowsers().length,
      why: missing.map((browser) => browser.missing),
    }
  },
  '--watching': () =>
    spawnSync('prometheus', ['--version']).error === undefined
      ? nothing
      : {
          isWhole: true,
          why: ['Prometheus is not installed. On Debian: apt-get install prometheus'],
        },
  '--instances': () =>
    hasHaproxy() && hasPgbouncer() && hasReplication()
      ? nothing
      : {
          isWhole: true,
          why: [
            'haproxy, pgbouncer or PostgreSQL is not installed. On Debian: apt-get install haproxy pgbouncer postgresql',
          ],
        },
  '--replicas': () =>
    hasReplication()
      ? nothing
      : {
          isWhole: true,
          why: ['PostgreSQL is not installed. On Debian: apt-get install postgresql'],
        },
  '--proxy': withoutCaddy,
  '--processes': withoutCaddy,
  '--tracing': () =>
    spawnSync('python3', ['-c', 'import opentelemetry.proto']).status === 0
      ? nothing
      : {
          isWhole: true,
          why: ['Python has no definitions of OpenTelemetry: pip install opentelemetry-proto'],
        },
  '--pooler': () =>
    hasPgbouncer()
      ? nothing
      : {
          isWhole: true,
          why: ['No pgbouncer is installed. On Debian: apt-get install pgbouncer'],
        },
  '--extension': () =>
    wholeChromium() === undefined
      ? {
          isWhole: true,
          why: [
            'No whole Chromium is installed, and chromium-headless-shell has no extensions. Set CHROMIUM_PATH, or on Debian: apt-get install chromium',
          ],
        }
      : nothing,
}

/** Returns what a part can't do on this machine. */
export const skipsIn = (flag: SoakFlag): Skips => skipsOf[flag]?.() ?? nothing
