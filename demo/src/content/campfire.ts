import type { PictureSpec } from '../pictures/picture-spec.ts'
import type { DemoVideo } from './demo-entities.ts'

/** The only video of the demo world, and its poster. */
export const campfire: { readonly picture: PictureSpec; readonly video: DemoVideo } = {
  picture: {
    seed: 20,
    pair: 'navy',
    ratio: 1.78,
    scene: { kind: 'landscape', subjects: ['tent', 'fire'], water: false },
  },
  video: { file: 'campfire.mp4', mime: 'video/mp4', durationMs: 5_000 },
}
