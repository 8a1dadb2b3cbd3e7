/** Texts of the form that sends a message to support. */
export const help = {
  text: 'Write your message first.',
  email: 'Enter an e-mail address we can answer to.',
  tooMany: 'You have sent many messages today. Please wait for an answer, or try again tomorrow.',
} as const
