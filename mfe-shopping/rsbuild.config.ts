import { modulePreset } from '@tessera/build/preset'

export default modulePreset({ name: 'shopping', port: 3104 })
