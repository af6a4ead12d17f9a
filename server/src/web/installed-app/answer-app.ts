import { languageOf } from '../../languages/language-of.ts'
import type { Settings } from '../../settings.ts'
import { answerIcon } from './app-icons.ts'
import { manifestOf } from './manifest.ts'
import { offlinePageOf } from './offline-page.ts'
import { answerWorker } from './worker-file.ts'

type AppSettings = Pick<Settings, 'brand' | 'installedApp'>

/** The same for everybody: nothing here depends on who asks, so that caches may keep it. */
const anHour = 'public, max-age=3600'

async function offline(brand: string, locale: string | null): Promise<Response> {
  const { html, policy } = await offlinePageOf(brand, languageOf(locale))
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': policy,
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    },
  })
}

/** Answers what the installed app needs, by its name below /app/; undefined for any other name. */
export async function answerApp(
  { brand, installedApp }: AppSettings,
  name: string,
  locale: string | null,
): Promise<Response | undefined> {
  if (name === 'worker.js') return answerWorker({ brand, installedApp }, languageOf(locale))
  if (name === 'offline') return offline(brand, locale)
  if (name === 'manifest.webmanifest')
    return new Response(JSON.stringify(manifestOf(brand, languageOf(locale))), {
      headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': anHour },
    })
  return answerIcon(name)
}
