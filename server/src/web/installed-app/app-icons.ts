import { appBase } from '@tessera/contracts/installed-app'
import { drawnIcons } from './drawn-icons.ts'

/** The icons of the installed app: its sizes in pixels, and whether a device may cut them to a shape. */
export const appIcons = [
  { name: 'icon-192.png', size: 192, purpose: 'any' },
  { name: 'icon-512.png', size: 512, purpose: 'any' },
  { name: 'maskable-192.png', size: 192, purpose: 'maskable' },
  { name: 'maskable-512.png', size: 512, purpose: 'maskable' },
] as const

/** Path of the icon that iOS takes, which cuts it to a shape. */
export const touchIconPath = `${appBase}touch-icon.png`

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))

/** Answers with a drawn icon; undefined for any other name. */
export function answerIcon(name: string): Response | undefined {
  const drawn = new Map(Object.entries(drawnIcons)).get(name)
  if (drawn === undefined) return undefined
  return new Response(bytesOf(drawn), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' },
  })
}
