// @vitest-environment jsdom
import { MediaId } from '@tessera/contracts/ids'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { emptyDraft, openBuilder } from '../draft/flow.ts'
import { type FeatureViewer, featuresFor, type Scenario } from '../features/features.ts'
import { PictureTools } from './extra-fields.tsx'

const picture = {
  kind: 'ready' as const,
  preview: 'blob:a',
  source: 'https://soup.example/a.jpg',
  mediaId: MediaId.parse('7'),
  uploadedAt: 0,
  isFromWeb: true,
}
const partner: FeatureViewer = { kind: 'partner', mayUploadVideo: true }

test.each([
  ['default', ['Original', '2:3', '3:4', '1:1']],
  ['story_pin', ['Original', '9:16']],
] as const satisfies readonly (readonly [Scenario, readonly string[]])[])(
  'in the scenario %s a picture is cropped to its ratios alone',
  async (scenario, ratios) => {
    vi.stubGlobal(
      'Image',
      class {
        onload: (() => void) | null = null
        naturalWidth = 1_000
        naturalHeight = 1_000
        set src(_: string) {
          queueMicrotask(() => this.onload?.())
        }
      },
    )
    HTMLCanvasElement.prototype.getContext = () => null
    const experiments = { pin_creation: 'control' } as const
    const features = featuresFor({ viewer: partner, scenario, experiments })
    const state = openBuilder(emptyDraft)
    const { unmount } = render(
      <PictureTools builder={{ state, picture, send: () => {} }} features={features} />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Edit image' }))
    await screen.findByRole('button', { name: ratios[1] })
    const crops = screen.getByRole('group', { name: 'Crop' })
    expect([...crops.querySelectorAll('button')].map((chip) => chip.textContent)).toEqual(ratios)
    unmount()
  },
)
