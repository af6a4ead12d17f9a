import { limits } from '@tessera/contracts/limits'
import { countsFresh } from '../../contexts/pins/index.ts'

const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
}

/** Answers any site how often a page was saved in public. It is the same for everybody, so that caches may keep it. */
export async function answerCount(
  request: Request,
  countOf: (url: string) => Promise<number>,
): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const url = searchParams.get('url') ?? ''
  if (searchParams.size !== 1 || !URL.canParse(url) || url.length > limits.pinLinkMax) {
    const fix = 'Send ?url= with the address of a page.'
    return Response.json(
      { error: fix },
      { status: 400, headers: { ...headers, 'Cache-Control': 'no-store' } },
    )
  }
  const cache = `public, max-age=${countsFresh / 1_000}`
  return Response.json(
    { url, count: await countOf(url) },
    { headers: { ...headers, 'Cache-Control': cache } },
  )
}
