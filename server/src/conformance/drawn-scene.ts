import sharp from 'sharp'

/** Draws a unique picture of 4 by 3: gray spots placed by a seed. */
export async function drawnScene(seed: number, width = 480): Promise<Uint8Array<ArrayBuffer>> {
  const spots = [0, 1, 2, 3, 4, 5].map((at) => {
    const [x, y] = [(seed * 73 + at * 131) % 400, (seed * 151 + at * 97) % 300]
    return `<circle cx="${x}" cy="${y}" r="70" fill="hsl(0 0% ${(seed * 37 + at * 29) % 100}%)"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="${width}">
    <rect width="400" height="300" fill="#808080"/>${spots.join('')}</svg>`
  return new Uint8Array(await sharp(Buffer.from(svg)).jpeg().toBuffer())
}
