import type { Finding } from '#contracts/check.ts'

export const errorAt = (where: string, what: string): Finding => ({ level: 'error', where, what })

export const warningAt = (where: string, what: string): Finding => ({
  level: 'warning',
  where,
  what,
})
