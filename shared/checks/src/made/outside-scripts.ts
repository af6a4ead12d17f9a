import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleScript } from '@tessera/commands/bundle-script'
import { root } from '@tessera/commands/root'

/** A script that no build of ours loads, and the file that holds it as a text. */
export interface OutsideScript {
  readonly entry: string
  readonly file: string
  readonly about: string
}

/** The scripts that are kept as texts, because they are sent as they are. */
export const outsideScripts: readonly OutsideScript[] = [
  {
    entry: 'shared/ways-in/src/bookmarklet/run.ts',
    file: 'shared/ways-in/src/bookmarklet/code.ts',
    about: 'The script of the bookmark, made from run.ts by npm run fix.',
  },
  {
    entry: 'shared/ways-in/src/save-button/run.ts',
    file: 'server/src/web/save-button/code.ts',
    about:
      'The script of the Save button, made from shared/ways-in/src/save-button by npm run fix.',
  },
  {
    entry: 'shared/ways-in/src/conversion-tag/run.ts',
    file: 'server/src/web/conversion-tag/code.ts',
    about: 'The conversion tag, made from shared/ways-in/src/conversion-tag by npm run fix.',
  },
  {
    entry: 'shared/ways-in/src/installed-app/run.ts',
    file: 'server/src/web/installed-app/worker-code.ts',
    about: 'The service worker, made from shared/ways-in/src/installed-app by npm run fix.',
  },
  {
    entry: 'shell/src/drawn/run.ts',
    file: 'server/src/web/first-screen/code.ts',
    about: 'The script of a first screen, made from shell/src/drawn by npm run fix.',
  },
]

/** Writes the texts of these scripts from their sources. */
export async function writeOutsideScripts(): Promise<void> {
  for (const { entry, file, about } of outsideScripts) {
    const code = await bundleScript(entry)
    const text = `// biome-ignore-all lint/suspicious/noTemplateCurlyInString: It is a script, as text.\n\n/** ${about} */\nexport const code =\n  ${JSON.stringify(code)}\n`
    writeFileSync(join(root, file), text)
  }
  const files = outsideScripts.map(({ file }) => file)
  spawnSync('biome', ['format', '--write', ...files], { cwd: root, stdio: 'inherit' })
}

if (import.meta.main) await writeOutsideScripts()
