import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@tessera/commands/product/browser-ports'
import { keptDemoWorld } from '@tessera/commands/product/demo-world'
import { runProduct } from '@tessera/commands/product/product'
import { portOffsets } from '@tessera/commands/rooms'
import type { Line } from '../measure.ts'
import { type Audit, auditPage, type LoadLine } from './audit-page.ts'
import { auditTools } from './audit-tools.ts'
import { faultsOfHtml, missingJava } from './html-faults.ts'
import { type PublicSurface, publicSurfaces } from './public-surfaces.ts'

/** Choices of an audit: a running product (a new one when left out), on which lines, and which surfaces. */
interface Audited {
  readonly origin: string | undefined
  readonly lines: readonly LoadLine[]
  /** Audits the surfaces whose names say so. */
  readonly named: string
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(2)} s`
const kilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`

/** The kinds of files that are printed, by Chromium's names. */
const kinds = ['Document', 'Stylesheet', 'Script', 'Image', 'Font'] as const

function tableRow({ name }: PublicSurface, line: LoadLine, audit: Audit): string {
  const { scores, fcp, lcp, tbt, speed, cls, bytes } = audit
  const others = ['accessibility', 'best-practices', 'seo'].map((key) => scores[key]?.toFixed(2))
  return [
    name.padEnd(8),
    line.padEnd(9),
    scores.performance?.toFixed(2),
    seconds(fcp),
    seconds(lcp),
    `${tbt.toFixed(0)} ms`.padStart(7),
    seconds(speed),
    cls.toFixed(3),
    ...others,
    ...kinds.map((kind) => kilobytes(bytes[kind] ?? 0).padStart(9)),
    kilobytes(Object.values(bytes).reduce((sum, one) => sum + one, 0)).padStart(9),
  ].join('  ')
}

const targets: Readonly<Record<LoadLine, string>> = {
  simulated: '0.99, painted in 1.8 s',
  slowed: '0.99, painted in 2.0 s',
  desktop: '1.00',
}

function lineOf({ name }: PublicSurface, line: LoadLine, audit: Audit): Line {
  const score = audit.scores.performance ?? Number.NaN
  return {
    name: `${name} by Lighthouse, ${line}`,
    ours: `${score.toFixed(2)}, ${seconds(audit.lcp)}`,
    beside: '',
    target: targets[line],
  }
}

async function auditSurfaces(
  origin: string,
  { lines, named }: Pick<Audited, 'lines' | 'named'>,
): Promise<readonly Line[]> {
  const surfaces = (await publicSurfaces(origin)).filter(({ name }) => name.includes(named))
  const measured: Line[] = []
  console.log(
    `surface   line       score  FCP  LCP  TBT  speed index  shift  accessibility, best practices, SEO  ${kinds.join(', ')}, all`,
  )
  for (const surface of surfaces) {
    for (const line of lines) {
      const audit = await auditPage(origin + surface.path, line)
      console.log(tableRow(surface, line, audit))
      measured.push(lineOf(surface, line, audit))
    }
  }
  return [...measured, ...(await judgeHtml(origin, surfaces))]
}

/** Prints what the HTML checker of the W3C says of each document. */
async function judgeHtml(
  origin: string,
  surfaces: readonly PublicSurface[],
): Promise<readonly Line[]> {
  const missing = missingJava()
  if (missing !== undefined) {
    console.log(`The HTML was not checked: ${missing}`)
    return []
  }
  const measured: Line[] = []
  for (const { name, path } of surfaces) {
    const html = await (await fetch(origin + path)).text()
    const faults = await faultsOfHtml(html)
    for (const fault of faults) console.log(`${name}: ${fault}`)
    measured.push({
      name: `${name}: faults in its HTML`,
      ours: String(faults.length),
      beside: '',
      count: faults.length,
      target: '0',
    })
  }
  return measured
}

/**
 * Audits twelve public pages of the product with the demo world by Lighthouse, and their HTML by the W3C's
 * checker.
 */
export async function lighthouse({ origin, ...audited }: Audited): Promise<readonly Line[]> {
  await auditTools.install()
  if (origin !== undefined) return auditSurfaces(origin, audited)
  const data = await mkdtemp(join(tmpdir(), 'tessera-lighthouse-'))
  await cp(process.env.BENCH_WORLD ?? (await keptDemoWorld()), data, { recursive: true })
  const registryFile = join(data, 'registry.json')
  const port = await freePort(await portOffsets(), { from: 4_600 })
  const product = await runProduct({ port, data, registryFile }, () => {})
  try {
    return await auditSurfaces(product.origin, audited)
  } finally {
    await product.stop()
    await rm(data, { recursive: true, force: true })
  }
}
