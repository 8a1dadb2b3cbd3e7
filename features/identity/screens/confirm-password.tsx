import { TextField } from '@campus-gigs/ui'
import { useState } from 'react'
import { limits } from '@/domain'
import type { Readiness } from '../credentials'

interface ConfirmPasswordProps {
  confirmPassword: string
  onChange: (confirmPassword: string) => void
  /** The problem with the confirmation; undefined while it is not shown here. */
  error: string | undefined
  onBlur: () => void
}

/** The second field of a new password. */
export function ConfirmPassword({ confirmPassword, onChange, error, onBlur }: ConfirmPasswordProps) {
  return (
    <TextField
      label="Confirm password"
      name="confirm-password"
      type="password"
      autoComplete="new-password"
      value={confirmPassword}
      maxLength={limits.password.max}
      error={error}
      onBlur={onBlur}
      onChange={onChange}
    />
  )
}

/**
 * Decides where to show why the submit button is disabled: at the confirmation field once the person has typed in it or
 * left it, under the button until then.
 */
export function useConfirmationError(readiness: Readiness, confirmPassword: string) {
  const [isTouched, setIsTouched] = useState(false)
  const isShownAtField = isTouched || confirmPassword !== ''
  const reason = readiness.ready ? undefined : readiness.reason
  return {
    field: { error: isShownAtField ? reason : undefined, onBlur: () => setIsTouched(true) },
    buttonReason: isShownAtField ? undefined : reason,
  }
}
