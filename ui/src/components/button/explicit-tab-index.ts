/**
 * A button's `tabIndex`. 0 is the default, but without the attribute Safari on macOS gives a pressed button no
 * focus, and the dialog it opens has nowhere to give the focus back to.
 */
export const explicitTabIndex = 0
