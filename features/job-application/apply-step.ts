/** The steps of the apply dialog. A listing without questions has no step `questions`. */
export const applyStep = { letter: 1, questions: 2, sent: 3 } as const
