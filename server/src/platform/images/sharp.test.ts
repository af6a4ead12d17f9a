import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sharpImages } from './sharp.ts'

const by = { who: 'somebody' }

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c8321f' } })

async function faultOf(bytes: Uint8Array) {
  const result = await sharpImages.prepare(bytes, by)
  return result.ok ? 'none' : result.fault
}

test('S9.5 a picture is stored in the widths 236, 474, 736 and as uploaded, and in two for tiles', async () => {
  const result = await sharpImages.prepare(await picture(1_000, 1_500).jpeg().toBuffer(), by)
  if (!result.ok) throw new Error(result.fault)
  expect(result.image.renditions.map(({ name, width }) => [name, width])).toEqual([
    ['236x', 236],
    ['300x', 300],
    ['474x', 474],
    ['564x', 564],
    ['736x', 736],
    ['orig', 1_000],
  ])
  expect(result.image.renditions.map(({ height }) => height)).toEqual([
    354, 450, 711, 846, 1_104, 1_500,
  ])
})

test('every size is stored as WebP, and as JPEG unless only tiles show it', async () => {
  const result = await sharpImages.prepare(await picture(800, 800).png().toBuffer(), by)
  if (!result.ok) throw new Error(result.fault)
  for (const { webp, jpg, width } of result.image.renditions) {
    expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width })
    if (jpg === null) expect([300, 564]).toContain(width)
    else expect(await sharp(jpg).metadata()).toMatchObject({ format: 'jpeg', width })
  }
})

test('transparency stays in WebP, and becomes white in JPEG', async () => {
  const clear = { width: 200, height: 200, channels: 4, background: '#00000000' } as const
  const result = await sharpImages.prepare(await sharp({ create: clear }).png().toBuffer(), by)
  if (!result.ok) throw new Error(result.fault)
  const [smallest] = result.image.renditions
  expect((await sharp(smallest?.webp).stats()).isOpaque).toBe(false)
  expect((await sharp(smallest?.jpg ?? undefined).stats()).channels[0]?.min).toBeGreaterThan(250)
})

test('a picture is never enlarged', async () => {
  const result = await sharpImages.prepare(await picture(300, 300).png().toBuffer(), by)
  expect(result.ok && result.image.renditions.map(({ width }) => width)).toEqual([
    236, 300, 300, 300, 300, 300,
  ])
})

test('a picture is turned upright, and its location is removed', async () => {
  const sideways = await picture(400, 200)
    .withExif({ IFD0: { Copyright: 'a secret place' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const result = await sharpImages.prepare(sideways, by)
  if (!result.ok) throw new Error(result.fault)
  expect([result.image.width, result.image.height]).toEqual([200, 400])
  const orig = result.image.renditions.at(-1)
  expect((await sharp(orig?.webp).metadata()).exif).toBeUndefined()
  expect((await sharp(orig?.jpg ?? undefined).metadata()).exif).toBeUndefined()
})

test('no picture that the service keeps or shows has the place, camera or words of its file', async () => {
  const xmp =
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:format="at home"/></rdf:RDF></x:xmpmeta>'
  const file = await picture(400, 400)
    .withExif({
      IFD0: { Make: 'a camera', ImageDescription: 'at home' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' },
    })
    .withXmp(xmp)
    .jpeg()
    .toBuffer()
  const sent = await sharp(file).metadata()
  expect([sent.exif, sent.xmp]).not.toContain(undefined)
  const edit = { turns: 1, flipped: false, crop: null }
  const made = [
    await sharpImages.prepare(file, by),
    await sharpImages.prepareEdited(file, edit, by),
  ]
  const kept = made.flatMap((result) => (result.ok ? result.image.renditions : []))
  expect(kept.length).toBeGreaterThan(4)
  const preview = await sharpImages.preview(file, by)
  const shown = preview.ok ? [preview.image.webp] : []
  for (const bytes of [
    ...kept.flatMap(({ webp, jpg }) => (jpg === null ? [webp] : [webp, jpg])),
    ...shown,
  ]) {
    const { exif, xmp: words, iptc, icc } = await sharp(bytes).metadata()
    expect([exif, words, iptc, icc]).toEqual([undefined, undefined, undefined, undefined])
  }
  expect(shown).toHaveLength(1)
})

test('a preview is an upright WebP of at most middle width, however small', async () => {
  const sizeOf = async (width: number, height: number) => {
    const sideways = picture(width, height).withMetadata({ orientation: 6 })
    const result = await sharpImages.preview(await sideways.jpeg().toBuffer(), by)
    if (!result.ok) throw new Error(result.fault)
    const { format, ...size } = await sharp(result.image.webp).metadata()
    return [format, size.width, size.height, size.orientation]
  }
  expect(await sizeOf(1_500, 1_000)).toEqual(['webp', 474, 711, undefined])
  expect(await sizeOf(30, 20)).toEqual(['webp', 20, 30, undefined])
})

test('the dominant color is the picture’s own', async () => {
  const result = await sharpImages.prepare(await picture(200, 200).png().toBuffer(), by)
  expect(result.ok && result.image.dominantColor).toMatch(
    /^#c[0-9a-f]{1}3[0-9a-f]{1}[12][0-9a-f]{1}$/,
  )
})

test('a file of another type is refused by its content, whatever its name', async () => {
  expect(await faultOf(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe(
    'image-type-refused',
  )
  expect(await faultOf(new TextEncoder().encode('<html>'))).toBe('image-type-refused')
  expect(await faultOf(new Uint8Array())).toBe('image-type-refused')
})

test('S9.5 V5.18 V9.14 a side under 120 is too small, and 120 is not', async () => {
  expect(await faultOf(await picture(119, 500).png().toBuffer())).toBe('image-too-small')
  expect(await faultOf(await picture(500, 119).png().toBuffer())).toBe('image-too-small')
  expect(await faultOf(await picture(120, 120).png().toBuffer())).toBe('none')
})

test('a small file that decodes to a huge picture is refused before decoding', async () => {
  const bomb = await sharp({
    create: { width: 9_000, height: 9_000, channels: 3, background: '#fff' },
    limitInputPixels: false,
  })
    .png()
    .toBuffer()
  expect(await faultOf(bomb)).toBe('image-too-large')
})

test('a picture longer than a WebP can be is scaled down whole', async () => {
  const result = await sharpImages.prepare(await picture(150, 20_000).png().toBuffer(), by)
  expect(result.ok && result.image.height).toBe(16_383)
})

test('half a picture is unreadable, not a crash', async () => {
  const whole = await picture(400, 400).png().toBuffer()
  expect(await faultOf(whole.subarray(0, 60))).toBe('image-unreadable')
})

test('many pictures at once are processed two at a time', async () => {
  const bytes = await picture(800, 600).jpeg().toBuffer()
  let most = 0
  const count = () => {
    most = Math.max(most, sharp.counters().process)
  }
  sharp.queue.on('change', count)
  await Promise.all(Array.from({ length: 8 }, () => sharpImages.prepare(bytes, by)))
  sharp.queue.off('change', count)
  expect(most).toBeGreaterThan(0)
  expect(most).toBeLessThanOrEqual(2)
})

test('an interlaced picture of 16 bits is refused above the pixels that decode in time', async () => {
  const deep = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: '#fff' } })
      .toColourspace('rgb16')
      .png({ progressive: true })
      .toBuffer()
  expect(await faultOf(await deep(3_000))).toBe('image-too-large')
  expect(await faultOf(await deep(300))).toBe('none')
})

test('an asker who disconnected gets nothing processed', async () => {
  const gone = new AbortController()
  const large = new Uint8Array(await picture(3_000, 3_000).png().toBuffer())
  const asked = sharpImages.prepare(large, { who: 'gone', signal: gone.signal })
  gone.abort()
  expect(await asked).toEqual({ ok: false, fault: 'too-busy' })
})
