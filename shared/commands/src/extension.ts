import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { popupCss, popupHtml } from '@tessera/ways-in/extension-popup'
import { manifestOf } from '@tessera/ways-in/extension-settings'
import { messagesOf, type texts } from '@tessera/ways-in/extension-texts'
import { zipSync } from 'fflate'
import { bundleScript } from './bundle-script.ts'
import { drawIcon } from './extension/draw-icon.ts'
import { settingsOf } from './extension/settings-of.ts'
import { root } from './root.ts'
import { fail, sayGood } from './say.ts'

// Builds the browser extension, as a folder to load unpacked and as a zip for the stores.

const version = '1.0.0'
const scripts = ['collect', 'background', 'popup'] as const
const out = join(root, 'shared/ways-in/dist')

const { values } = parseArgs({
  options: { brand: { type: 'string' }, origin: { type: 'string' } },
})
const settings = settingsOf({ ...process.env, ...values })
if (typeof settings === 'string') fail(settings)
else {
  const json = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)
  const given = JSON.stringify(settings)
  const files: Record<string, Uint8Array> = {
    'manifest.json': json(manifestOf(settings, version)),
    'popup.html': Buffer.from(popupHtml),
    'popup.css': Buffer.from(popupCss),
  }
  for (const size of [16, 32, 48, 128]) files[`icon-${size}.png`] = drawIcon(size)
  for (const language of ['en', 'de'] as const satisfies readonly (keyof typeof texts)[])
    files[`_locales/${language}/messages.json`] = json(messagesOf(language, settings.brand))
  for (const name of scripts) {
    const code = await bundleScript(`shared/ways-in/src/extension/${name}.ts`)
    files[`${name}.js`] = Buffer.from(`((GIVEN)=>{${code}})(${given})\n`)
  }
  rmSync(out, { recursive: true, force: true })
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(out, 'extension', name)), { recursive: true })
    writeFileSync(join(out, 'extension', name), bytes)
  }
  const zip = zipSync(files, { level: 9, mtime: '2026-01-01T00:00:00Z' })
  writeFileSync(join(out, 'extension.zip'), zip)
  sayGood(
    `shared/ways-in/dist/extension.zip saves to ${settings.origin} (${zip.length} bytes); load shared/ways-in/dist/extension unpacked to try it.`,
  )
}
