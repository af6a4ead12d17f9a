import type { Ports } from '../ports.ts'

/** Answers a page of a sample site; undefined in production, which has none. */
export async function answerSampleSite(
  { sampleSites }: Pick<Ports, 'sampleSites'>,
  path: string,
): Promise<Response | undefined> {
  const answer = await sampleSites?.answer(path)
  answer?.headers.set('X-Robots-Tag', 'noindex, nofollow')
  return answer
}
