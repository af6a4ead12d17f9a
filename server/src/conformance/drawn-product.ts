import sharp from 'sharp'

/** Draws a picture of a product: like a photo, it has no even areas. The seed places its parts. */
export function drawnProduct(seed: number, color = '#803020', shade = '#201008'): Promise<Buffer> {
  const at = (from: number) => 20 + ((seed * from) % 60)
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="240">
      <linearGradient id="a" x2="1" y2="1"><stop stop-color="${color}"/>
        <stop offset="1" stop-color="${shade}"/></linearGradient>
      <radialGradient id="b" cx=".3" cy=".3"><stop stop-color="#fff"/>
        <stop offset="1" stop-color="#401008"/></radialGradient>
      <rect width="100" height="100" fill="url(#a)"/>
      <circle cx="${at(37)}" cy="${at(53)}" r="30" fill="url(#b)"/></svg>`),
  )
    .png()
    .toBuffer()
}

/** Draws a scene with a product's picture in one of its ninths. */
export async function sceneWith(
  product: Buffer,
  { column, row }: { readonly column: number; readonly row: number },
): Promise<Buffer> {
  const ground = { width: 720, height: 720, channels: 3 as const, background: '#c8c0b0' }
  const over = { input: product, left: column * 240, top: row * 240 }
  return sharp({ create: ground }).composite([over]).png().toBuffer()
}
