import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumArguments, findChromium } from '@tessera/browsers/chromium'
import { freePort } from '@tessera/commands/product/browser-ports'
import { runProduct } from '@tessera/commands/product/product'
import { portOffsets } from '@tessera/commands/rooms'
import { say } from '@tessera/commands/say'
import { type Browser, chromium } from 'playwright'
import { type Line, median } from '../measure.ts'
import { type Scene, scenes } from './scenes.ts'
import { type SoftTimes, softNavigation } from './soft-navigation.ts'
import { nextPaint, openPlain, openStage, press, type Stage, type Work, workOf } from './stage.ts'
import { type Member, prepareMember } from './world.ts'

/** Rounds of the work, without a slow-down. */
const workRounds = 6

/** The interactions to measure, by a text in their names, and the number of rounds. */
interface ChosenInteractions {
  readonly named: string
  readonly rounds: number
}

const target = 'at most 200 ms'

const ms = (time: number): string => `${time.toFixed(0)} ms`

/** Returns the time that 98 of 100 do not exceed. */
const p98 = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.98) - 1] ?? Number.NaN

const workText = (all: readonly Work[]): string => {
  const middle = (of: keyof Work) => median(all.map((work) => work[of])).toFixed(1)
  return `${middle('all')} ms (scripts ${middle('script')}, layout ${middle('layout')})`
}

const workLine = (name: string, all: readonly Work[]): Line => ({
  name: `${name}: the processor's work, not slowed down`,
  ours: workText(all),
  beside: '',
  target: '',
})

function timeLine(name: string, ours: readonly number[], plain: readonly number[]): Line {
  const beside = median(plain)
  return {
    name,
    ours: `${ms(median(ours))}, p98 ${ms(p98(ours))}`,
    beside: `${ms(beside)}, p98 ${ms(p98(plain))}`,
    ratio: median(ours) / beside,
    target,
  }
}

interface Opened {
  readonly rounds: number
  readonly plain: Stage
  readonly member: Member
}

/** Returns the name of an interaction, which `--only` matches. */
const nameOf = ({ name }: Scene, isPhone: boolean): string =>
  isPhone ? `${name}, on a phone` : name

/** Measures an interaction in turns with the button of the plain page. */
async function sceneLines(
  scene: Scene,
  stage: Stage,
  { rounds, plain, member }: Opened,
): Promise<readonly Line[]> {
  const name = nameOf(scene, stage.phone)
  say(`  ${name} …`)
  const [ours, beside, work]: [number[], number[], Work[]] = [[], [], []]
  await scene.open(stage, member)
  const button = plain.page.locator('button')
  for (let at = 0; at < rounds + workRounds; at += 1) {
    const act = await scene.round(stage, at, member)
    if (at < rounds) ours.push(await nextPaint(stage, act))
    else work.push(await workOf(stage, act))
    await scene.after?.(stage)
    if (at >= rounds || at % 2 === 1) continue
    beside.push(await nextPaint(plain, () => press(plain, button)))
    await stage.page.bringToFront()
  }
  return told([timeLine(name, ours, beside), workLine(name, work)])
}

/** Says what is measured so far: all of it takes a quarter of an hour. */
function told(lines: readonly Line[]): readonly Line[] {
  for (const { name, ours, beside } of lines) say(`    ${name}: ${ours} ${beside}`)
  return lines
}

function softLines(where: string, times: SoftTimes): readonly Line[] {
  const line = (what: string, all: readonly number[], wanted: string): Line => ({
    name: `${where}: ${what}`,
    ours: `${ms(median(all))}, p98 ${ms(p98(all))}, first ${ms(all[0] ?? Number.NaN)}`,
    beside: '',
    target: wanted,
  })
  return told([
    line('from a tile to its title', times.title, 'at most 100 ms'),
    line('from a tile to its picture', times.picture, 'at most 100 ms'),
    line('from a tile to its large picture', times.sharp, ''),
    line('back to the list', times.back, 'at most 50 ms'),
    line('until the list takes presses', times.active, ''),
    workLine(`${where}, there`, times.workThere),
    workLine(`${where}, back`, times.workBack),
  ])
}

async function measureAll(
  browser: Browser,
  origin: string,
  { named, rounds }: ChosenInteractions,
): Promise<readonly Line[]> {
  const member = await prepareMember(browser, origin)
  const plain = await openPlain(browser, origin)
  const lines: Line[] = []
  for (const isPhone of [false, true]) {
    const where = isPhone ? 'on a phone' : 'at a desk'
    if (`soft navigation ${where}`.includes(named)) {
      const stage = await openStage(browser, { origin, who: member.who, isPhone })
      say(`  Soft navigation ${where} …`)
      lines.push(...softLines(where, await softNavigation(stage, rounds)))
      await stage.page.context().close()
    }
    for (const scene of scenes) {
      if (!nameOf(scene, isPhone).includes(named) || (isPhone && !scene.onPhone)) continue
      const stage = await openStage(browser, { origin, who: member.who, isPhone })
      lines.push(...(await sceneLines(scene, stage, { rounds, plain, member })))
      await stage.page.context().close()
    }
  }
  return lines
}

/**
 * Measures ten interactions from the input to the next paint, and the way from a tile to its closeup
 * and back, on a processor four times slower, beside a button on a plain page that toggles a class.
 */
export async function interactions({
  named,
  rounds,
}: ChosenInteractions): Promise<readonly Line[]> {
  const data = await mkdtemp(join(tmpdir(), 'tessera-bench-'))
  const port = await freePort(await portOffsets(), { from: Number(process.env.PORT ?? 4_700) })
  const options = { port, data, registryFile: join(data, 'registry.json') }
  const product = await runProduct(options, () => {}, { BUDGET_FACTOR: '1000' })
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
  try {
    return await measureAll(browser, product.origin, { named, rounds })
  } finally {
    await browser.close()
    await product.stop()
    await rm(data, { recursive: true, force: true })
  }
}
