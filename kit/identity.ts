// What identity.ts imports. Everything else may depend on identity.ts, so this must not.
export type { IdentityFile as Identity } from './contracts/identity.ts'
export { sample } from './contracts/sample.ts'
