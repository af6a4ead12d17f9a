import { type Arguments, nameOf } from '../arguments.ts'
import { builtModule } from '../local-build.ts'
import type { Outcome } from '../outcome.ts'
import { root } from '../place.ts'
import type { ToolClient } from '../tool-client.ts'
import { openPictureBrowser } from './browser.ts'
import { previewComment } from './preview-comment.ts'
import { previews } from './previews.ts'
import { screenshots } from './screenshots.ts'

/** The commands about previews, beside `publish --preview`. */
export const previewCommands: ReadonlySet<string> = new Set([
  'previews',
  'preview-comment',
  'screenshots',
])

/** Runs a command about previews. */
export async function previewCommand(client: ToolClient, asked: Arguments): Promise<Outcome> {
  if (asked.command === 'previews') return previews(client, asked)
  const build = await builtModule(nameOf(asked))
  const { env } = process
  if (asked.command === 'preview-comment') return previewComment(client, asked, build, { env })
  return screenshots(client, asked, build, {
    openBrowser: () => openPictureBrowser(root, env.CHROMIUM_PATH),
    cookie: env.TESSERA_MEMBER_COOKIE ?? '',
    read: async (path) => {
      const response = await fetch(new URL(path, asked.at)).catch(() => undefined)
      return response?.ok ? response.text() : undefined
    },
  })
}
