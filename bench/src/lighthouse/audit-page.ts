import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromiumArguments, findChromium } from '@tessera/browsers/chromium'
import { z } from '@tessera/contracts/schema'
import { auditTools } from './audit-tools.ts'

/** The names of the lines. */
export const loadLines = ['simulated', 'slowed', 'desktop'] as const

/**
 * The line of a load: reckoned from a fast one as Lighthouse does by default, really slowed by the browser, or
 * a desktop's.
 */
export type LoadLine = (typeof loadLines)[number]

/** True for the name of a line. */
export const isLoadLine = (name: string | undefined): name is LoadLine =>
  loadLines.some((line) => line === name)

const options: Readonly<Record<LoadLine, readonly string[]>> = {
  simulated: ['--throttling-method=simulate'],
  slowed: ['--throttling-method=devtools'],
  desktop: ['--preset=desktop'],
}

const Numeric = z.object({ numericValue: z.optional(z.number()) })
const Category = z.object({ score: z.nullable(z.number()) })
const Report = z.object({
  runtimeError: z.optional(z.object({ message: z.string() })),
  categories: z.record(z.string(), Category),
  audits: z.object({
    'first-contentful-paint': Numeric,
    'largest-contentful-paint': Numeric,
    'total-blocking-time': Numeric,
    'speed-index': Numeric,
    'cumulative-layout-shift': Numeric,
    'network-requests': z.object({
      details: z.optional(
        z.object({
          items: z.array(
            z.object({
              resourceType: z.optional(z.string()),
              transferSize: z.optional(z.number()),
            }),
          ),
        }),
      ),
    }),
  }),
})

/** Figures of one load of a page by Lighthouse. Times are milliseconds, scores are from 0 to 1. */
export interface Audit {
  readonly scores: Readonly<Record<string, number>>
  readonly fcp: number
  readonly lcp: number
  readonly tbt: number
  readonly speed: number
  readonly cls: number
  /** The bytes on the wire, by type: `Document`, `Script`, `Stylesheet`, `Image`, `Font` and others. */
  readonly bytes: Readonly<Record<string, number>>
}

function bytesByType(
  items: readonly {
    readonly resourceType?: string | undefined
    readonly transferSize?: number | undefined
  }[],
): Readonly<Record<string, number>> {
  const bytes: Record<string, number> = {}
  for (const { resourceType = 'Other', transferSize = 0 } of items)
    bytes[resourceType] = (bytes[resourceType] ?? 0) + transferSize
  return bytes
}

/**
 * Audits a page by Lighthouse, in a process of its own: it keeps state of one page at a time. Error pages are
 * audited like others.
 */
export async function auditPage(url: string, line: LoadLine): Promise<Audit> {
  const flags = ['--headless', ...chromiumArguments].join(' ')
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      auditTools.lighthouse,
      url,
      ...options[line],
      '--output=json',
      '--quiet',
      '--ignore-status-code',
    ].concat('--no-enable-error-reporting', `--chrome-flags=${flags}`),
    { maxBuffer: 100_000_000, env: { ...process.env, CHROME_PATH: findChromium() } },
  )
  const { categories, audits, runtimeError } = z.parse(Report, JSON.parse(stdout))
  if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`)
  const value = (audit: z.infer<typeof Numeric>) => audit.numericValue ?? Number.NaN
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, score ?? Number.NaN]),
    ),
    fcp: value(audits['first-contentful-paint']),
    lcp: value(audits['largest-contentful-paint']),
    tbt: value(audits['total-blocking-time']),
    speed: value(audits['speed-index']),
    cls: value(audits['cumulative-layout-shift']),
    bytes: bytesByType(audits['network-requests'].details?.items ?? []),
  }
}
