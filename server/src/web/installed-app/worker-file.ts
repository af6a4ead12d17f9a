import { bytesToHex } from '@noble/hashes/utils.js'
import type { Language } from '@tessera/contracts/language'
import { offlinePageOf } from './offline-page.ts'
import { code } from './worker-code.ts'

/** Removes the worker from a browser, with the pages that it kept: the kill switch. */
const leaving = `self.addEventListener('install',()=>self.skipWaiting())
self.addEventListener('activate',(e)=>e.waitUntil((async()=>{
for(const name of await caches.keys())if(name.startsWith('tessera.offline.'))await caches.delete(name)
await self.registration.unregister()})()))
`

async function versionOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return bytesToHex(new Uint8Array(hash).subarray(0, 8))
}

/** Answers with the service worker of a language; with one that leaves, where the app is switched off. */
export async function answerWorker(
  { brand, installedApp }: { readonly brand: string; readonly installedApp: boolean },
  language: Language,
): Promise<Response> {
  const { html, policy } = await offlinePageOf(brand, language)
  const version = await versionOf(html + policy)
  const script = installedApp ? `((VERSION)=>{${code}})('${version}')\n` : leaving
  return new Response(script, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Service-Worker-Allowed': '/',
      // It loads the product's own documents, and no script.
      'Content-Security-Policy': `default-src 'none'; connect-src 'self'`,
    },
  })
}
