import { Pin } from '@tessera/contracts/entities/pin'
import { languageOf } from '../../../languages/language-of.ts'
import type { FirstScreenReader } from '../reader.ts'

/** Returns a visitor who reads in a language. */
export const visitorIn = (locale: string): FirstScreenReader => ({
  brand: 'Tessera',
  language: languageOf(locale),
  viewer: null,
  returning: null,
  experiments: {},
})

/** Returns somebody with a name. */
export const person = (name: string) => ({
  id: '12',
  username: 'mira',
  full_name: name,
  image_medium_url: null,
})

/** Returns a picture's file of a width. */
export const file = (width: number, url = `/media/a/${width}.webp`) => ({
  url,
  width,
  height: width,
})

/** Returns a pin with changed fields. */
export const pinWith = (over: object): Pin =>
  Pin.parse({
    id: '7',
    title: 'A lamp',
    description: '',
    link: null,
    dominant_color: '#203a33',
    images: { '236x': file(236), '474x': file(474), '736x': file(736), orig: file(900) },
    pinner: person('Mira'),
    creator: person('Mira'),
    board: null,
    price: null,
    is_promoted: false,
    pinned_to_board: null,
    created_at: '2026-01-01T00:00:00Z',
    ...over,
  })
