import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawIcon } from '@tessera/commands/extension/draw-icon'
import { root } from '@tessera/commands/root'

/** The file that holds the icons of the installed app, as texts. */
const appIconsFile = 'server/src/web/installed-app/drawn-icons.ts'

/** The icons of the installed app. */
const appIconsDrawn = [
  ['icon-192.png', 192, 'round'],
  ['icon-512.png', 512, 'round'],
  ['maskable-192.png', 192, 'full'],
  ['maskable-512.png', 512, 'full'],
  ['touch-icon.png', 180, 'full'],
] as const

/** Draws the icons of the installed app into the service's source. */
export function writeAppIcons(): void {
  const drawn = appIconsDrawn.map(([name, size, ground]) => {
    return [name, drawIcon(size, ground).toString('base64')]
  })
  const json = JSON.stringify(Object.fromEntries(drawn), null, 2)
  const about = 'The icons of the installed app in base64, drawn by npm run fix.'
  writeFileSync(join(root, appIconsFile), `/** ${about} */\nexport const drawnIcons = ${json}\n`)
  spawnSync('biome', ['format', '--write', appIconsFile], { cwd: root, stdio: 'inherit' })
}

if (import.meta.main) writeAppIcons()
