import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromiumArguments, findChromium } from '@tessera/browsers/chromium'
import { root } from '@tessera/commands/root'
import { say } from '@tessera/commands/say'
import { allLetters, letterLanguages } from '@tessera/server/contexts/testing/all-letters'
import { type Browser, chromium } from 'playwright'

const folder = join(root, 'reports/letters')

const views = [
  { name: 'phone-light', width: 390, colorScheme: 'light' },
  { name: 'phone-dark', width: 390, colorScheme: 'dark' },
  { name: 'desktop-light', width: 1_280, colorScheme: 'light' },
  { name: 'desktop-dark', width: 1_280, colorScheme: 'dark' },
] as const

type View = (typeof views)[number]

/** Returns the texts of a page whose contrast with what is behind them is below WCAG's 4.5. */
function faintTexts(): string[] {
  const parts = (color: string) => (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)
  const light = (color: string) => {
    const [r = 0, g = 0, b = 0] = parts(color).map((part) => {
      const share = part / 255
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const behind = (element: Element | null): string => {
    if (element === null) return 'rgb(255, 255, 255)'
    const { backgroundColor } = getComputedStyle(element)
    return backgroundColor === 'rgba(0, 0, 0, 0)' ? behind(element.parentElement) : backgroundColor
  }
  return [...document.querySelectorAll('p, a, h1')].flatMap((element) => {
    const [one, other] = [light(getComputedStyle(element).color), light(behind(element))]
    const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
    return contrast < 4.5 ? [element.textContent.slice(0, 40)] : []
  })
}

/** Takes pictures of all letters in one view; returns what is wrong with some. */
async function lookAt(
  browser: Browser,
  view: View,
  letters: readonly (readonly [string, string])[],
) {
  const { name, width, colorScheme } = view
  const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme })
  const faults: string[] = []
  for (const [letter, html] of letters) {
    await page.setContent(html)
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
      faults.push(`${letter} is wider than ${width} pixels.`)
    for (const text of await page.evaluate(faintTexts))
      faults.push(`${letter} in ${name} has too little contrast: ${text}`)
    await page.screenshot({ path: join(folder, `${letter}-${name}.png`), fullPage: true })
  }
  await page.close()
  return faults
}

/** Writes every letter in every language with pictures, and fails when one is too wide or too faint. */
export async function soakLetters(): Promise<boolean> {
  await mkdir(folder, { recursive: true })
  const letters = letterLanguages.flatMap((language) =>
    Object.entries(allLetters(language)).map(
      ([name, letter]) => [`${name}-${language.locale}`, letter] as const,
    ),
  )
  for (const [name, { subject, text, html = '' }] of letters) {
    await writeFile(join(folder, `${name}.txt`), `Subject: ${subject}\n\n${text}`)
    await writeFile(join(folder, `${name}.html`), html)
  }
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
  const pages = letters.map(([name, { html = '' }]) => [name, html] as const)
  const faults: string[] = []
  for (const view of views) faults.push(...(await lookAt(browser, view, pages)))
  await browser.close()
  for (const fault of faults) say(fault)
  say(`${letters.length} letters in ${views.length} views are in ${folder}.`)
  return faults.length === 0
}
