import { modulePreset } from '@tessera/build/preset'

// A remote of the shell. Its container exposes `./module`, which is src/module.ts, and takes the shared packages
// from the shell (shared/build/src/preset.ts).
export default modulePreset({ name: 'admin', port: 3106 })
