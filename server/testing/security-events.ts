import { onTestFinished, vi } from 'vitest'
import type { SecurityEvent } from '../security-events.ts'
import type { TestServer } from './harness.ts'

/** Returns a function that lists the security events logged since this call, with all their fields. */
export function watchSecurityEvents({ context }: TestServer): () => SecurityEvent[] {
  const warn = vi.spyOn(context.log, 'warn')
  onTestFinished(() => warn.mockRestore())
  return () => warn.mock.calls.flatMap(([entry]: unknown[]) => (isSecurityEntry(entry) ? [entry.security] : []))
}

const isSecurityEntry = (entry: unknown): entry is { security: SecurityEvent } =>
  typeof entry === 'object' && entry !== null && 'security' in entry
