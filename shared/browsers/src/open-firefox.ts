import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBidi } from './bidi.ts'
import type { Driver } from './driver.ts'
import { soon, startPrograms } from './processes.ts'

/** Without a display Firefox says that it has no pointer, and what hovering shows stays hidden. */
const preferences = `
user_pref('ui.primaryPointerCapabilities', 6);
user_pref('ui.allPointerCapabilities', 6);
user_pref('browser.shell.checkDefaultBrowser', false);
user_pref('datareporting.policy.dataSubmissionEnabled', false);
user_pref('app.update.enabled', false);
user_pref('app.normandy.enabled', false);
user_pref('network.captive-portal-service.enabled', false);
user_pref('network.connectivity-service.enabled', false);
user_pref('remote.prefs.recommended', true);
`

/** Starts Firefox in a profile of its own and drives it over WebDriver BiDi. */
export async function openFirefox(program: string, port: number): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'tessera-firefox-'))
  await writeFile(join(profile, 'user.js'), preferences)
  const programs = startPrograms()
  programs.start(program, [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    `--remote-debugging-port=${port}`,
  ])
  const end = async () => {
    await programs.stop()
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    return await soon(() => openBidi(`ws://127.0.0.1:${port}/session`, end))
  } catch (error) {
    await end()
    throw error
  }
}
