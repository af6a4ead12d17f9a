import { sendReports } from '@tessera/contracts/calls/telemetry'
import type { ModuleDescriptor, PageDescriptor } from '@tessera/contracts/registry'
import { z } from '@tessera/contracts/schema'
import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { type Fault, kindOf } from './fault-kinds.ts'
import { calmText } from './faulty-code.ts'

/** Returns a page of a module whose address has no parts to fill in: one with a style of its own if there is one. */
export function pageOf({ name, pages }: ModuleDescriptor): PageDescriptor {
  const fixed = pages.filter(({ route, who }) => !route.includes(':') && who !== 'visitor')
  const styled = fixed.filter(({ preload }) => preload.some((path) => path.endsWith('.css')))
  const found = styled.find(({ who }) => who === 'anyone') ?? styled[0] ?? fixed[0]
  if (found === undefined) throw new Error(`${name} has no page with an address of its own.`)
  return found
}

/** Collects the codes that a page reports of a module, and what nobody caught. */
export function watch(page: Page) {
  const codes: string[] = []
  const uncaught: string[] = []
  page.on('pageerror', ({ message }) => uncaught.push(message))
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== sendReports.path) return
    const sent = z.safeParse(sendReports.input, request.postDataJSON())
    codes.push(...(sent.data?.reports ?? []).map(({ code }) => code))
  })
  return { codes, uncaught }
}

type Watched = ReturnType<typeof watch>

/** Checks that a module's region says what failed, while the frame works; or that it goes on, with a report. */
export async function seesFault(
  page: Page,
  { name, fault, watched }: { name: string; fault: Fault; watched: Watched },
): Promise<void> {
  const { code, goesOn } = kindOf(fault)
  await expect(page.getByRole('banner')).toBeVisible()
  if (goesOn === true) {
    await expect(page.getByText(calmText)).toBeVisible()
    await expect.poll(() => watched.codes).toContain(code)
    return
  }
  const region = page.locator(`[data-module="${name}"]`)
  await expect(region.getByRole('alert').or(region).first()).toContainText(`${name}: ${code}`, {
    timeout: 45_000,
  })
  await expect(region.getByRole('button', { name: 'Try again' })).toBeVisible()
}

/** Checks that a page shows, without a failed part. */
export async function seesPage(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toContainText(/\w/)
  await expect(page.locator('main [data-module]')).toHaveCount(0)
}

/** Navigates without a new document, as a link does. */
export const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
