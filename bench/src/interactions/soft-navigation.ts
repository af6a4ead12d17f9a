import type { Page } from 'playwright'
import type { NotedNavigation } from './note-navigation.ts'
import { reach } from './scenes.ts'
import { press, type Stage, slowly, type Work, workOf } from './stage.ts'

/** Milliseconds of every way to a closeup and back. */
export interface SoftTimes {
  readonly title: number[]
  readonly picture: number[]
  readonly sharp: number[]
  readonly back: number[]
  readonly active: number[]
  readonly workThere: Work[]
  readonly workBack: Work[]
}

/** Waits until something was noted of the navigation; not a number when it wasn't within five seconds. */
async function notedOf(page: Page, what: keyof NotedNavigation): Promise<number> {
  const isNoted = (name: string) => Reflect.get(window, 'notedNavigation')()[name] !== undefined
  await page.waitForFunction(isNoted, what, { timeout: 5_000 }).catch(() => {})
  const noted = await page.evaluate((): NotedNavigation => Reflect.get(window, 'notedNavigation')())
  return noted[what] ?? Number.NaN
}

const isPicture = async ({ page }: Stage, at: number) =>
  (await page.locator(`main li[data-index="${at}"] a[href*="/pin/"] img`).count()) > 0

/** Goes from tiles of the home page to their closeups and back. */
export async function softNavigation(stage: Stage, rounds: number): Promise<SoftTimes> {
  const { page } = stage
  const times: SoftTimes = {
    title: [],
    picture: [],
    sharp: [],
    back: [],
    active: [],
    workThere: [],
    workBack: [],
  }
  await page.goto('/')
  await page.locator('main li[data-index] img').first().waitFor()
  await page.waitForTimeout(2_000)
  const layer = page.locator('[data-page-layer]')
  const closing = layer.locator('button').first()
  for (let at = 0; at < rounds; at += 1) {
    const picture = (await reach(stage, at)).locator('a img')
    if (!(await isPicture(stage, at))) continue
    await slowly(stage, async () => {
      await page.waitForTimeout(100 + Math.random() * 40)
      await press(stage, picture)
      times.title.push(await notedOf(page, 'title'))
      times.picture.push(await notedOf(page, 'picture'))
      times.sharp.push(await notedOf(page, 'sharp'))
    })
    await page.waitForTimeout(700)
    await slowly(stage, async () => {
      await page.waitForTimeout(100 + Math.random() * 40)
      await press(stage, closing)
      times.back.push(await notedOf(page, 'list'))
      times.active.push(await notedOf(page, 'active'))
    })
    // Over a list that a closeup still covers, the wheel would turn for nothing.
    await layer.waitFor({ state: 'detached' })
    await page.waitForTimeout(300)
  }
  for (let at = rounds; at < rounds + 8; at += 1) {
    const picture = (await reach(stage, at)).locator('a img')
    if (!(await isPicture(stage, at))) continue
    times.workThere.push(await workOf(stage, () => press(stage, picture)))
    await layer.waitFor()
    await page.waitForTimeout(400)
    times.workBack.push(await workOf(stage, () => press(stage, closing)))
    await layer.waitFor({ state: 'detached' })
  }
  return times
}
