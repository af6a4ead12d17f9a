import sharp from 'sharp'

/**
 * Rasterises a drawn picture to WebP at its own size. Low effort and plain chroma subsampling,
 * because a demo world of many pictures is made while somebody waits for the first page.
 */
export async function renderPicture(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).webp({ quality: 88, effort: 1 }).toBuffer()
}
