/*
 * Releases: which builds of shell and modules run for whom, and how they fare.
 *
 * - A build that was kept never changes. A release is a row that names it, and rollback names an older one.
 * - A document says which builds run in it; a canary's share of visitors gets the next ones.
 * - Failures and speed are counted by build, and a canary that fails ends by itself.
 *
 * This is its door: what other contexts may call and hear, and the tables that they may join. All else in this
 * folder is its own.
 */

// Requests to modules' own backends.
export { createCircuit } from './backends/circuit.ts'

// New builds for a share of the visitors: counted failures, and their end.
export { activeShell, type Overridden } from './canary/chosen-registry.ts'
export { overriddenShell } from './canary/chosen-shell.ts'
export { serveDocument } from './canary/serve-document.ts'
export { createServedBuffer } from './canary/served-buffer.ts'

// The arms of experiments that a visitor is in.
export { armOf, armsOf } from './experiments/arms.ts'
export { experimentsOf } from './experiments/rules.ts'
export { knownBrowser, visitorOf } from './experiments/visitor.ts'

// Calls and tools of overrides and relays.
export {
  override,
  previewAt,
  reset,
  runPreview,
  runsPreview,
} from './override-calls/change-overrides.ts'

// Builds that a developer runs instead of the published ones, in one browser.
export { mayOverride, mayRunPreviews, ownOverrides } from './overrides/own-overrides.ts'
export { isRevoked } from './overrides/replacements.ts'
export { runsFromSource, switchedOffIn } from './overrides/rules.ts'

// The packages that teams build their modules with.
export { answerPackages } from './packages/answer-packages.ts'
export { openPackages } from './packages/open-packages.ts'

// Addresses of builds that are looked at before their release.
export { previewValue } from './previews/preview-address.ts'
export { buildsOf } from './previews/rules.ts'

// The registry of modules: their builds, which of them runs, and who may publish.
export type { RegistryAccounts } from './registry/accounts-port.ts'
export { isAddressWord } from './registry/address-word.ts'
export { answerDescriptor } from './registry/answer-descriptor.ts'
export { answerRegistry } from './registry/answer-registry.ts'
export type { RegistryFile } from './registry/apply-import.ts'
export { emptyRegistry, noShell } from './registry/empty-registry.ts'
export { isExpected } from './registry/file-check.ts'
export { fileKey, type NamedBuild } from './registry/named-build.ts'
export { operatorProof } from './registry/operator-proof.ts'
export { type RegistryEntry, readEntries } from './registry/registry-document.ts'
export { openReleases } from './registry/releases.ts'
export type { Releases } from './registry/releases-port.ts'
export { serveBuildFile } from './registry/serve-build-file.ts'
export { shellFiles } from './registry/serve-shell.ts'
export { served } from './registry/served-set.ts'
export { failed, inputOf, toolAnswer, toolRefusal } from './registry/tool-answer.ts'
export { operatorRefusal } from './registry/tool-sender.ts'
export {
  type DocumentNews,
  type DocumentSource,
  jsonOf,
  watchedDocument,
} from './registry/watched-document.ts'

// Failures and events that pages report.
export { createReportCounts } from './telemetry/report-counts.ts'

// Web vitals of pages, counted by page and build.
export { isWatched } from './vitals/is-watched.ts'
export { createVitalsBuffer } from './vitals/vitals-buffer.ts'
export { writeVitals } from './vitals/write-vitals.ts'
