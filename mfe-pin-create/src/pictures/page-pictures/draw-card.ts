/** A ground and its ink; which one a card gets follows from its host. */
const grounds = [
  ['#e7ddd0', '#2b2622'],
  ['#d5dfd3', '#22302a'],
  ['#d6dfe6', '#1f2c36'],
  ['#ecd6cb', '#3b2620'],
  ['#26332f', '#efe9df'],
  ['#2d3142', '#efe9e4'],
] as const

const [width, height, margin] = [800, 1000, 72]
const mostLines = 7

/** Returns the colors of a host's cards: always the same ones. */
export function groundOf(host: string): (typeof grounds)[number] {
  const sum = [...host].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return grounds[sum % grounds.length] ?? grounds[0]
}

/** Breaks a text into lines that fit; a word that is too long for a line is broken itself. */
export function linesOf(text: string, fits: (line: string) => boolean): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.trim().split(/\s+/)) {
    const joined = line === '' ? word : `${line} ${word}`
    if (fits(joined)) {
      line = joined
      continue
    }
    if (line !== '') lines.push(line)
    line = ''
    for (const letter of word) {
      if (line !== '' && !fits(line + letter)) {
        lines.push(line)
        line = ''
      }
      line += letter
    }
  }
  if (line !== '') lines.push(line)
  return lines
}

function drawText(context: CanvasRenderingContext2D, title: string, host: string): void {
  const family = getComputedStyle(document.documentElement).getPropertyValue('--display')
  const fits = (line: string) => context.measureText(line).width <= width - 2 * margin
  let size = 92
  let lines: readonly string[] = []
  do {
    size -= 8
    context.font = `600 ${size}px ${family || 'sans-serif'}`
    lines = linesOf(title, fits)
  } while (lines.length > mostLines && size > 36)
  const step = size * 1.16
  const shown = lines.slice(0, Math.floor((height - 2 * margin - 80) / step))
  const top = height - margin - shown.length * step
  for (const [at, line] of shown.entries()) context.fillText(line, margin, top + (at + 0.8) * step)
  context.font = `500 30px ${family || 'sans-serif'}`
  context.fillText(host, margin, margin + 24, width - 2 * margin)
}

/** Draws a title and its host as a picture, for a page that has none. Undefined where canvas is refused. */
export async function drawCard(title: string, host: string): Promise<File | undefined> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context === null) return undefined
  const [ground, ink] = groundOf(host)
  context.fillStyle = ground
  context.fillRect(0, 0, width, height)
  context.fillStyle = ink
  drawText(context, title, host)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return blob === null ? undefined : new File([blob], 'card.png', { type: blob.type })
}
