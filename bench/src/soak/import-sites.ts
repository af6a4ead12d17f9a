import { pngOf } from './soak-picture.ts'

const answerMilliseconds = Number(process.env.SITE_MILLISECONDS ?? 150)
const side = 320

/** The number of sites, and the kinds of their pages: each twentieth is gone, and each twentieth has no picture. */
const sites = 100
export const isGone = (number: number): boolean => number % 20 === 7
export const isPlain = (number: number): boolean => number % 20 === 13

/** The address of a page by its number. */
export const pageOf = (number: number): string => `https://h${number % sites}.test/page/${number}`

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** Answers a page or a picture of a site: `h5.test/page/105`. A page that is gone is no site's. */
export async function siteAnswer(path: string): Promise<Response | undefined> {
  const [, host = '', kind = '', digits = ''] = /^([^/]+)\/(page|picture)\/(\d+)/.exec(path) ?? []
  const number = Number(digits)
  if (host === '' || isGone(number)) return undefined
  await pause(answerMilliseconds)
  if (kind === 'picture')
    return new Response(new Uint8Array(pngOf(number, side)), {
      headers: { 'Content-Type': 'image/png' },
    })
  const picture = `<meta property="og:image" content="https://${host}/picture/${number}.png"><meta property="og:image:width" content="${side}"><meta property="og:image:height" content="${side}">`
  return new Response(`<title>Page ${number}</title>${isPlain(number) ? '' : picture}`, {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  })
}
