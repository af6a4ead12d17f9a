import { outsidePictureUrl } from '@tessera/contracts/calls/outside-pages'
import { expect } from 'vitest'
import type { Person } from './person.ts'

/** Requests a picture of another site as a page of the product does. */
export const shownBy = (person: Person, url: string, init?: RequestInit): Promise<Response> =>
  person.send(outsidePictureUrl(url), init)

/** A refusal is plain text, which no browser shows as a picture or page. */
export function expectRefusal(answer: Response, status: number, what?: string): void {
  expect(answer.status, what).toBe(status)
  expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
}
