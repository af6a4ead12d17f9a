import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** A vector subject: its markup and its box. */
type Subject = { body: string; width: number; height: number; viewBox: string }

type Drawing = { body: string; width: number; height: number }

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function drawingsIn(set: unknown): Map<string, Drawing> {
  const drawings = new Map<string, Drawing>()
  if (!isRecord(set) || !isRecord(set.icons)) return drawings
  const sizeOr = (value: unknown, fallback: number) =>
    typeof value === 'number' ? value : fallback
  const width = sizeOr(set.width, 16)
  const height = sizeOr(set.height, 16)
  for (const [name, icon] of Object.entries(set.icons)) {
    if (!isRecord(icon) || typeof icon.body !== 'string') continue
    drawings.set(name, {
      body: icon.body,
      width: sizeOr(icon.width, width),
      height: sizeOr(icon.height, height),
    })
  }
  return drawings
}

let loaded: Map<string, Drawing> | undefined

function allDrawings(): Map<string, Drawing> {
  if (!loaded) {
    const path = createRequire(import.meta.url).resolve(
      '@iconify-json/fluent-emoji-flat/icons.json',
    )
    loaded = drawingsIn(JSON.parse(readFileSync(path, 'utf8')))
  }
  return loaded
}

/** Returns a subject of the icon set by its name, or undefined. */
export function findSubject(name: string): Subject | undefined {
  const drawing = allDrawings().get(name)
  return drawing && { ...drawing, viewBox: `0 0 ${drawing.width} ${drawing.height}` }
}
