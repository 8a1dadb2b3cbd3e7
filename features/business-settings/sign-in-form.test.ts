import { describe, expect, it } from 'vitest'
import { requests } from '@/contract'
import { stepErrors } from '@/features/shared/forms/form'
import { hasSignInChanged, signInChanges, signInForm } from './sign-in-form'

const draft = { email: 'ada@corner.example', newPassword: '', currentPassword: '' }
const errorsOf = (typed: Partial<typeof draft>) => stepErrors(signInForm('ada@corner.example'), { ...draft, ...typed })

describe('PF-08 changing the sign-in', () => {
  it('has no errors without changes', () => {
    expect(hasSignInChanged(draft, 'ada@corner.example')).toBe(false)
    expect(errorsOf({})).toEqual({})
  })

  it('says beforehand that a new password signs out other devices', () => {
    expect(signInForm(null).fields.newPassword.hint).toContain('signs out your other devices')
  })

  it('shows the error at the invalid field', () => {
    expect(errorsOf({ newPassword: 'short', currentPassword: 'x' })).toEqual({
      newPassword: 'Use at least 8 characters.',
    })
    expect(errorsOf({ newPassword: 'long enough' })).toEqual({
      currentPassword: 'Please enter your current password.',
    })
    expect(errorsOf({ email: 'ada', currentPassword: 'x' })).toHaveProperty('email')
  })

  it('sends only the changed fields, in the server’s schema', () => {
    const changes = signInChanges({ email: ' new@corner.example ', newPassword: '', currentPassword: 'x' }, draft.email)
    expect(changes).toEqual({ currentPassword: 'x', email: 'new@corner.example' })
    expect(requests.changeSignIn.parse(changes)).toEqual(changes)
    expect(signInChanges({ ...draft, newPassword: 'long enough', currentPassword: 'x' }, draft.email)).toEqual({
      currentPassword: 'x',
      newPassword: 'long enough',
    })
  })
})
