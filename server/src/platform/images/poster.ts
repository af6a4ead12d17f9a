const ground = '#30424a'
const ink = '#e9efe9'
const widest = 736
const leastSide = 240

/**
 * Digits as strokes on a grid of 10 by 16, so that they look the same on a machine without fonts.
 */
const strokes: Readonly<Record<string, string>> = {
  0: 'M5 0a5 5 0 0 1 5 5v6a5 5 0 0 1-10 0V5a5 5 0 0 1 5-5z',
  1: 'M2 3l4-3v16',
  2: 'M0 5a5 5 0 1 1 8.6 3.4L0 16h10',
  3: 'M0 0h10L5 6a5 5 0 1 1-5 6',
  4: 'M8 16V0L0 11h10',
  5: 'M9 0H1v7a5.2 5.2 0 1 1-1 6',
  6: 'M8 0L1 8a5 5 0 1 0 1.4-1.4',
  7: 'M0 0h10L4 16',
  8: 'M5 0a3.6 3.6 0 1 1-.1 0M5 7.2a4.4 4.4 0 1 1-.1 0',
  9: 'M2 16l7-8a5 5 0 1 0-1.4 1.4',
  ':': 'M5 5v.1M5 12v.1',
}

const advance = 15

/** Writes a duration as m:ss. */
export function minutesAndSeconds(durationMs: number): string {
  const seconds = Math.max(1, Math.round(durationMs / 1_000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Returns a poster's size: the video's proportions, within the limits of a picture. */
export function posterSize(width: number, height: number): { width: number; height: number } {
  const ratio = Math.min(3, Math.max(1 / 3, height / width))
  const across = ratio < 1 ? widest : Math.max(leastSide, Math.min(widest, width))
  return { width: across, height: Math.round(across * ratio) }
}

/** Draws a poster as SVG: a play sign, and the video's duration. */
export function posterSvg(video: {
  readonly width: number
  readonly height: number
  readonly durationMs: number
}): string {
  const { width, height } = posterSize(video.width, video.height)
  const text = [...minutesAndSeconds(video.durationMs)]
  const scale = Math.min(width, height) / 150
  const digits = text
    .map((sign, at) => `<path transform="translate(${at * advance})" d="${strokes[sign] ?? ''}"/>`)
    .join('')
  const left = width / 2 - ((text.length * advance - 5) * scale) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${ground}"/>
<path d="M-9-12L12 0L-9 12z" fill="${ink}" stroke="${ink}" stroke-width="4" stroke-linejoin="round"
 transform="translate(${width / 2} ${height / 2 - 14 * scale}) scale(${scale})"/>
<g fill="none" stroke="${ink}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"
 transform="translate(${left} ${height / 2 + 14 * scale}) scale(${scale})">${digits}</g></svg>`
}
