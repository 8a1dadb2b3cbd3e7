import { z } from 'zod'
import { limits } from '@/domain'
import { Html, html, page } from './page.ts'

/** The fields of the login page's form. */
export const loginForm = z.object({
  name: z.string().trim().min(1, 'Enter your name.').max(limits.name, 'That is too long. Shorten it a little.'),
  email: z
    .email('Enter an e-mail address like ana@uni.example.')
    .max(limits.emailAddress, 'That is too long. Shorten it a little.'),
})

type FieldName = keyof z.infer<typeof loginForm>

/** The typed values of the fields, and their errors. */
export interface LoginPageState extends Record<FieldName, string> {
  errors: Partial<Record<FieldName, string>>
}

/**
 * Renders a labelled input with its error.
 * @param attributes additional attributes of the input
 */
function field(name: FieldName, label: string, attributes: Html, state: LoginPageState): Html {
  const error = state.errors[name]
  const errorAttributes = error ? html`aria-invalid="true" aria-describedby="${name}-error"` : null
  const autofocus = name === focusedField(state) ? html`autofocus` : null
  return html`<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${state[name]}" required ${attributes} ${errorAttributes} ${autofocus}>
${error ? html`<p class="error" id="${name}-error">${error}</p>` : null}
</div>`
}

/** The field with autofocus: the first with an error, else the name. */
function focusedField({ errors }: LoginPageState): FieldName {
  if (errors.name) return 'name'
  return errors.email ? 'email' : 'name'
}

/**
 * Renders the local provider's login page, whose form posts to its own URL.
 * @param offersReviewDesk whether to link an admin's sign-in
 */
export function loginPage(state: LoginPageState, offersReviewDesk = false): string {
  const hasErrors = Boolean(state.errors.name ?? state.errors.email)
  return page(
    hasErrors ? 'Error: Sign in' : 'Sign in',
    html`<h1>Sign in</h1>
<p>A sign-in for trying Campus Gigs, which believes everybody. Use any name and e-mail address: no password, no mail.</p>
<form method="post" novalidate>
${field('name', 'Name', html`autocomplete="name"`, state)}
${field('email', 'Email', html`type="email" autocomplete="email"`, state)}
<div class="actions">
<button class="primary" type="submit">Continue</button>
<button class="quiet" type="submit" name="cancel" value="yes">Cancel</button>
</div>
</form>
${
  offersReviewDesk
    ? html`<p>On this machine anybody can also try the <a href="/api/identity/start?kind=admin">review desk</a>.</p>`
    : null
}`,
  )
}

/**
 * Renders the page that confirms signing out at the local provider.
 * @param form the provider's hidden form, with the id `op.logoutForm`
 */
export function signOutPage(form: string): string {
  return page(
    'Sign out',
    html`<h1>Sign out here too?</h1>
<p>You're signed out of Campus Gigs. This is the sign-in for trying it.</p>
${new Html(form.replace('<form', '<form hidden'))}
<div class="actions">
<button class="primary" type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button>
<button class="quiet" type="submit" form="op.logoutForm">Stay signed in here</button>
</div>`,
  )
}

/** Renders the page of a sign-in that is expired, finished or unknown. */
export function expiredSignInPage(): string {
  return page(
    'Start again',
    html`<h1>Sign in again</h1>
<p>This sign-in took too long, or was opened twice. Nothing has changed.</p>
<a class="button primary" href="/onboarding">Start again</a>`,
  )
}
