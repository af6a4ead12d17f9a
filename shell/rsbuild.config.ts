import { shellPreset } from '@tessera/build/preset'

// The federation's host. It lists no remotes: the page registers those of the registry when it starts
// (shared/module/src/load/federation.ts). It shares the packages of shared/build/src/sharing.ts, eagerly.
export default shellPreset({ port: 3100 })
