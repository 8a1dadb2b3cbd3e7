/**
 * Stories of the library that are left with a layer open, and what it is, so that the checks see every kind of layer: a
 * selector by story id.
 */
export const overlays: Readonly<Record<string, string>> = {
  'ui-combobox--open': '[role="option"]',
  'ui-countrycombobox--open': '[role="option"]',
  'ui-commandpalette--default': '[role="option"]',
  'ui-dialog--default': '[role="dialog"]',
  'ui-drawer--default': '[role="dialog"]',
  'ui-menu--open': '[role="menuitem"]',
  'ui-popover--open': '[role="dialog"]',
  'ui-suburbcombobox--zip-code-first': '[role="option"]',
  'ui-toast--default': '[role="region"] li',
}
