// node sheet.cjs OUT.jpg HEIGHT FILE...: a contact sheet, rows 1900 wide.
const sharp = require('sharp')

const [out, rowHeight, ...files] = process.argv.slice(2)
const height = Number(rowHeight)
const gap = 6

;(async () => {
  const pictures = await Promise.all(
    files.map((file) => sharp(file).resize({ height }).toBuffer({ resolveWithObject: true })),
  )
  let left = 0
  let top = 0
  let width = 0
  const placed = pictures.map(({ data, info }) => {
    if (left + info.width > 1900) {
      left = 0
      top += height + gap
    }
    const place = { input: data, left, top }
    left += info.width + gap
    width = Math.max(width, left)
    return place
  })
  await sharp({ create: { width, height: top + height, channels: 3, background: '#fff' } })
    .composite(placed)
    [out.endsWith('.png') ? 'png' : 'jpeg']({ quality: 86 })
    .toFile(out)
})()
