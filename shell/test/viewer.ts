import { Viewer } from '@tessera/contracts/entities/viewer'
import { z } from '@tessera/contracts/schema'

/** A logged-in member. */
export const viewer = z.parse(Viewer, {
  id: '7',
  username: 'mira',
  full_name: 'Mira Okafor',
  first_name: 'Mira',
  email: 'mira@demo.test',
  image_medium_url: null,
  is_partner: false,
  video_upload_allowed: false,
  pin_count: 0,
})
