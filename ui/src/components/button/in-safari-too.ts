/**
 * A button's `tabIndex`. Every button has it by nature; where it is not said, Safari on a Mac gives a pressed button no
 * focus, and the dialog it opens has nowhere to give the focus back to.
 */
export const inSafariToo = 0
