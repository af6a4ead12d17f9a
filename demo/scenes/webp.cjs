// node webp.cjs FROM TO [NAME...]: PNG files in FROM (all, or the named) as WebP in TO, 564 wide, under 45 kB.
const sharp = require('sharp')
const { mkdirSync, readdirSync, writeFileSync } = require('node:fs')
const { join } = require('node:path')

const [from = 'out', to = 'pictures', ...names] = process.argv.slice(2)
const files = names.length > 0 ? names.map((name) => `${name}.png`) : readdirSync(from)
const pictures = files.filter((name) => name.endsWith('.png'))
const most = 45_000
mkdirSync(to, { recursive: true })

async function encode(file) {
  const picture = sharp(file).resize({ width: 564 })
  for (const quality of [80, 74, 68, 62]) {
    const bytes = await picture.clone().webp({ quality, effort: 6 }).toBuffer()
    if (bytes.length < most || quality === 62) return bytes
  }
}

;(async () => {
  for (const name of pictures) {
    const bytes = await encode(join(from, name))
    writeFileSync(join(to, name.replace(/\.png$/, '.webp')), bytes)
    console.log(name, `${(bytes.length / 1000).toFixed(0)} kB`)
  }
})()
