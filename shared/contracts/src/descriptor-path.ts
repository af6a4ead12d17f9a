import type { BuildId } from './releases/build-id.ts'

/** Returns the path of a build's descriptor: its canonical bytes, whose SHA-256 is the id. */
export const builtDescriptorPath = (name: string, build: BuildId): string =>
  `/registry/modules/${name}/${build}.json`
