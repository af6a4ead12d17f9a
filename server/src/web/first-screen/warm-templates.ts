import type { Ports } from '../../ports.ts'

/** Reads the templates of all builds that run, so that no document after a start waits for one. */
export async function warmTemplates({
  releases,
  templates,
}: Pick<Ports, 'releases' | 'templates'>): Promise<void> {
  // A registry that can't be read has no builds yet; documents ask again.
  const { builds } = await releases.state().catch(() => ({ builds: [] }))
  await Promise.all(
    builds.flatMap(({ id, base, descriptor }) =>
      descriptor.pages.flatMap(({ firstScreen: path }) =>
        path === undefined
          ? []
          : [templates.of({ module: { base, enabled: true, descriptor }, build: id, path })],
      ),
    ),
  )
}
