import { createPin } from '@tessera/contracts/calls/pins'
import type { Pin } from '@tessera/contracts/entities/pin'
import sharp from 'sharp'
import type { Person } from './person.ts'

const pictures = new Map<string, Promise<string>>()

/** A picture of one color, as a pin is created with it. */
function filled(color: string): Promise<string> {
  const made =
    pictures.get(color) ??
    sharp({ create: { width: 240, height: 240, channels: 3, background: color } })
      .png()
      .toBuffer()
      .then((bytes) => bytes.toString('base64'))
  pictures.set(color, made)
  return made
}

/** The text of a pin. */
export interface Said {
  readonly title?: string
  readonly description?: string
  readonly link?: string
  readonly color?: string
}

/** Creates a pin on a board. */
export const made = async (
  person: Person,
  board: { readonly id: string },
  { color = '#808080', ...said }: Said,
): Promise<Pin> =>
  person.done(createPin, { board_id: board.id, image_base64: await filled(color), ...said })
