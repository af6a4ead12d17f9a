import sharp, { type Sharp } from 'sharp'

type Alter = (file: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>

const bytesOf = async (picture: Sharp): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await picture.toBuffer())

const jpeg = (picture: Sharp, quality = 75) => bytesOf(picture.jpeg({ quality }))

/** Cuts shares off the left, top, right and bottom. */
async function cut(file: Uint8Array, ...shares: readonly [number, number, number, number]) {
  const { width, height } = await sharp(file).metadata()
  const [left, top, right, bottom] = shares.map((share, at) =>
    Math.round(share * (at % 2 === 0 ? width : height)),
  )
  return sharp(file).extract({
    left: left ?? 0,
    top: top ?? 0,
    width: width - (left ?? 0) - (right ?? 0),
    height: height - (top ?? 0) - (bottom ?? 0),
  })
}

const edge = 0.05

/** The copies that people make of a picture. */
export const alterations: Readonly<Record<string, Alter>> = {
  'encoded again': (file) => jpeg(sharp(file), 50),
  'a third of the size': (file) => jpeg(sharp(file).resize({ width: 240 }), 70),
  'turned by 90°': (file) => jpeg(sharp(file).rotate(90)),
  'turned by 180°': (file) => jpeg(sharp(file).rotate(180)),
  'turned by 270°': (file) => jpeg(sharp(file).rotate(270)),
  mirrored: (file) => jpeg(sharp(file).flop()),
  'cut by 5 % on each side': async (file) => jpeg(await cut(file, edge, edge, edge, edge)),
  'cut by 2.5 % on each side': async (file) =>
    jpeg(await cut(file, edge / 2, edge / 2, edge / 2, edge / 2)),
  'cut by 5 % at a corner': async (file) => jpeg(await cut(file, edge, edge, 0, 0)),
  'cut by 5 % below': async (file) => jpeg(await cut(file, 0, 0, 0, edge)),
  'all at once': async (file) => {
    const part = await bytesOf(await cut(file, edge, edge, edge, edge))
    const turned = await bytesOf(sharp(part).rotate(90).flop())
    return jpeg(sharp(turned).resize({ width: 300 }), 60)
  },
}
