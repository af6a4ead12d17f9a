// Draws the demo's video, snow over the snowy cabin: node demo/src/assets/draw-snowfall.mjs. Needs ffmpeg.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import sharp from 'sharp'

const [width, height, frames, rate] = [540, 810, 120, 24]
const asset = (name) => new URL(name, import.meta.url).pathname

const ground = await sharp(asset('../../pictures/snowy_cabin.webp'))
  .resize(width, height, { fit: 'cover' })
  .png()
  .toBuffer()

let state = 11
const next = () => {
  state = (state * 16807) % 2147483647
  return state / 2147483647
}

/** Each flake falls a whole number of heights, so that the loop has no seam. */
const flakes = Array.from({ length: 170 }, () => ({
  x: next() * width,
  y: next() * height,
  size: 0.8 + next() ** 2 * 3.2,
  falls: next() < 0.4 ? 2 : 1,
  sway: 6 + next() * 22,
  phase: next(),
}))

function snow(frame) {
  const turn = frame / frames
  const drawn = flakes.map(({ x, y, size, falls, sway, phase }) => {
    const across = x + Math.sin((turn + phase) * 2 * Math.PI) * sway
    const down = (y + turn * falls * (height + 20)) % (height + 20)
    return `<circle cx="${across.toFixed(1)}" cy="${(down - 10).toFixed(1)}" r="${size.toFixed(1)}" fill="#fff" opacity="${(0.35 + size / 8).toFixed(2)}"/>`
  })
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawn.join('')}</svg>`,
  )
}

const encoder = spawn(
  'ffmpeg',
  `-y -loglevel error -f rawvideo -pix_fmt rgb24 -s ${width}x${height} -r ${rate} -i - -an -c:v libx264 -profile:v main -preset slow -crf 30 -pix_fmt yuv420p -movflags +faststart`
    .split(' ')
    .concat(asset('snowfall.mp4')),
  { stdio: ['pipe', 'inherit', 'inherit'] },
)
for (let frame = 0; frame < frames; frame += 1) {
  const bytes = await sharp(ground)
    .composite([{ input: snow(frame) }])
    .removeAlpha()
    .raw()
    .toBuffer()
  if (!encoder.stdin.write(bytes)) await once(encoder.stdin, 'drain')
}
encoder.stdin.end()
await once(encoder, 'exit')
