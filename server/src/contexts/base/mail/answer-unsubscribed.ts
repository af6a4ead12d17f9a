const headers = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'private, no-store',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
}

/** Says to a mail program that somebody is unsubscribed, or that a link is not ours. */
export const answerUnsubscribed = (isDone: boolean): Response =>
  isDone
    ? new Response('You are unsubscribed.\n', { headers })
    : new Response('This link is not valid.\n', { status: 404, headers })
