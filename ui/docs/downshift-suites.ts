// Downshift's tests of `useCombobox`, file by file, with our test for each case. A case's name begins with the group of
// Downshift's tests that it is in.
import { covered, different, type PeerCase, type PeerSuite, withoutCounterpart } from './peer-case'

/** The folders of our tests of comboboxes and of every field in a form. */
const folders = ['combobox', 'rich-combobox', 'field']

/** Puts a subject, Downshift's group of tests, before the names of cases. */
const about = (subject: string, ...cases: PeerCase[][]): PeerCase[] =>
  cases.flat().map((each) => ({ ...each, name: `${subject}: ${each.name}` }))

// Reasons of several cases.
const noGettersReason = 'Ours is a component with props, not getters of attributes for elements of one’s own.'
const noReducerReason =
  'There is no reducer, and the list’s state has no prop; `value` and `inputValue` are those of the field.'
const noInitialHighlightReason =
  'There is no initial or default highlight: the list opens at the chosen option, else at the first or last.'
/** Their rule that an option under the pointer becomes active. */
const pointerReason =
  'The pointer makes no option active; the one under it only looks so, and keys go on from their own.'
const disabledOptionsReason =
  'Disabled options are those of `RichCombobox` and `MultiCombobox`, whose keys stop at them without choosing.'
const unknownTextReason = 'Text that names no option is cleared, unless `allowCustom` is set.'

// Titles of our tests that several cases share.
const skipsHeadingsTest = 'never makes a heading active, moves in the key’s direction and wraps'
const announcesCountTest = 'announces the number of options once per pause in typing, or that there are none'
const attributesOfListTest = 'listbox-role, listbox-aria-label, option-role'
const controlsTest = 'combobox-aria-controls, button-aria-controls, button-tabindex, button-aria-label'
const expandedTest = 'combobox-aria-expanded, button-aria-expanded'
const passesRefTest = 'passes ref and attributes to the input, className to the root'
const handlersTest = "runs the caller's handlers first and skips keys they prevent"
const clearsUnknownTest = 'clears unknown text on blur'
const staysOpenTest = 'stays open on a press of the input; its button closes and opens it'
const ownersValueTest = 'stays what its owner says, and so does the text of the input'
const opensAtChosenTest = 'opens at the selected option and names it as active'
const pageKeysTest = 'opens the list and moves with the arrow and page keys'
const listKeysTest = 'prevents what the browser does with the keys of the open list, and with no others'
const altKeysTest = 'opens on Alt+ArrowDown without an active option and closes on Alt+ArrowUp'

/** The cases of the highlight props that arrow up, arrow down and a press each have. */
const highlightOfDisabled = [
  'initialHighlightedIndex is ignored if item is disabled',
  'initialHighlightedIndex is ignored and defaultHighlightedIndex is chosen if enabled',
  'defaultHighlightedIndex is ignored if item is disabled',
  'both defaultHighlightedIndex and initialHighlightedIndex are ignored if items are disabled',
]
const refErrors = [
  'will not be displayed if getInputProps is not called on subsequent renders',
  'will be displayed if element ref is not set and suppressRefError is false',
  'will not be displayed if element ref is not set and suppressRefError is true',
  'will not be displayed if called with a correct ref',
]
const withPreventDefault = (handler: string) =>
  `event handler ${handler} is called without downshift handler if 'preventDownshiftDefault' is passed in user event`
const calledAlong = (handler: string) => `event handler ${handler} is called calledAlong with downshift handler`

const inputCases: PeerCase[] = [
  ...about(
    'attributes',
    covered(
      'combobox-role, combobox-aria-autocomplete, combobox-aria-activedescendant',
      "assign 'combobox' to role",
      "assign 'list' to 'aria-autocomplete'",
    ),
    covered(passesRefTest, "assign 'off' to autoComplete"),
    covered(controlsTest, 'assign default value to aria-controls'),
    covered(
      'listbox-key-down-arrow',
      'assign id of highlighted item to aria-activedescendant if item is highlighted and menu is open',
    ),
    covered(
      'opens on focus where it may, and keeps open when the text is deleted',
      'do not assign aria-activedescendant if no item is highlighted',
      'do not assign aria-activedescendant if no item is highlighted and menu is open',
    ),
    covered(altKeysTest, 'assign no aria-activedescendant if item is highlighted and menu is closed'),
    covered(
      expandedTest,
      "assign 'false' value to aria-expanded when menu is closed",
      "assign 'true' value to aria-expanded when menu is open",
    ),
    different(
      passesRefTest,
      'A visible `<label>` names the input.',
      'assign default value to aria-labelledby',
      'assign custom value passed by user to aria-labelledby',
      "do not assign 'aria-labelledby' if it has aria-label",
    ),
    covered('does not open while read-only', 'handlers are returned if input is not disabled'),
    covered('submits nothing while disabled', 'handlers are not returned if input is disabled'),
    withoutCounterpart(
      noGettersReason,
      'returns an object with some default props',
      'assign default value to id',
      'assign custom value passed by user to id',
      'assign custom value passed by user to aria-controls',
    ),
  ),
  ...about(
    'user props',
    covered(passesRefTest, 'are passed down', 'custom ref passed by the user is used'),
    withoutCounterpart(noGettersReason, 'custom ref with custom name passed by the user is used'),
    covered(handlersTest, ...['onKeyDown', 'onClick'].map(calledAlong), withPreventDefault('onKeyDown')),
    covered(clearsUnknownTest, calledAlong('onBlur')),
    different(
      'lists options filtered by a server unchanged',
      '`onInputChange` gets the text; there is no `onInput`.',
      ...['onChange', 'onInput'].map(calledAlong),
    ),
    withoutCounterpart(
      'Only keys can be prevented, by the browser’s `preventDefault`.',
      ...['onBlur', 'onChange', 'onInput', 'onClick'].map(withPreventDefault),
    ),
  ),
  ...about(
    'change',
    covered(
      'SW-11 filters by substring regardless of case and highlights the match',
      'should open the menu and keep the input value',
    ),
    covered(
      'starts without an active option after every key that changes the text',
      'should remove the highlightedIndex',
    ),
    withoutCounterpart(
      noInitialHighlightReason,
      'should reset to defaultHighlightedIndex',
      'should not reset to defaultHighlightedIndex if disabled',
    ),
  ),
  ...about(
    'arrow up',
    covered(listKeysTest, 'it prevents the default event behavior'),
    covered(
      'textbox-key-up-arrow',
      'it opens the menu and highlights the last option',
      'it highlights the last option number if none is highlighted',
    ),
    covered(announcesCountTest, 'it does not open or highlight anything if there are no options'),
    covered('never moves outside the options', 'it does not highlight anything if there are no options'),
    covered(opensAtChosenTest, 'it opens the closed menu with selected option highlighted'),
    covered(
      pageKeysTest,
      'it opens the closed menu and keeps focus on the combobox',
      'will continue from 0 to last item',
    ),
    covered('listbox-key-up-arrow', 'it highlights the previous item'),
    different(
      altKeysTest,
      'Alt + Up closes without choosing, as the APG has it for lists without a selection that follows.',
      'with Alt it selects the item and closes the menu',
      'with Alt selects highlighted item and resets to user defaults',
      'with Alt closes the menu without resetting to user defaults if no item is highlighted',
      'with Alt closes the menu without resetting to user defaults if lhe list is empty',
    ),
    different(
      'with the list closed',
      'Alt + Up does nothing while the list is closed.',
      'with Alt it opens the menu without any additional change',
    ),
    different(skipsHeadingsTest, disabledOptionsReason, 'skips disabled items'),
    withoutCounterpart(
      noInitialHighlightReason,
      'it opens the closed menu at initialHighlightedIndex, but on first arrow up only',
      'it opens the closed menu at defaultHighlightedIndex, on every arrow up',
      ...highlightOfDisabled,
    ),
  ),
  ...about(
    'arrow down',
    covered(listKeysTest, 'it prevents the default event behavior'),
    covered(
      'textbox-key-down-arrow',
      "it opens the menu and highlights option number '0'",
      "it highlights option number '0' if none is highlighted",
    ),
    covered(announcesCountTest, 'it does not opne on highlight anything if there are no options'),
    covered('never moves outside the options', 'it does not highlight anything if there are no options'),
    covered(opensAtChosenTest, 'opens the closed menu with selected option highlighted'),
    covered(pageKeysTest, 'opens the closed menu and keeps focus on the button', 'will continue from last item to 0'),
    covered('listbox-key-down-arrow', 'it highlights the next item'),
    covered('textbox-key-alt-down-arrow', 'with Alt it opens the menu and highlights no item'),
    different(
      altKeysTest,
      'Alt + Down opens without an active option, whatever is chosen.',
      'with Alt it opens the menu and highlights with selected item highlighted',
    ),
    different(
      'with the list open',
      'Alt + Down does nothing while the list is open.',
      'with Alt it highlights the next item without any additional change',
    ),
    different(skipsHeadingsTest, disabledOptionsReason, 'skips disabled items'),
    withoutCounterpart(
      noInitialHighlightReason,
      'it opens the menu and highlights initialHighlightedIndex only once',
      'it opens the menu and highlights defaultHighlightedIndex always',
      ...highlightOfDisabled,
    ),
  ),
  ...about(
    'end',
    different(
      'listbox-key-end',
      'End moves in the text, as in the APG.',
      'highlights the last option number',
      'prevents the default event and calls dispatch only when menu is open',
      'highlights previous non-disabled option',
    ),
  ),
  ...about(
    'home',
    different(
      'listbox-key-home',
      'Home moves in the text, as in the APG.',
      'home highlights the first option number',
      'home prevents the default event calls dispatch only when menu is open',
      'highlights next non-disabled option',
    ),
  ),
  ...about(
    'escape',
    covered('listbox-key-escape', 'with menu open has the menu closed and focused kept on input'),
    covered(
      'closes the list on Escape, then clears the field',
      'with closed menu has item removed and focused kept on input',
    ),
    covered(
      'leaves Escape to the page once it is closed and empty',
      'prevents the rerender when menu is closed, no selectedItem and no inputValue',
      'stops propagation when it closes the menu or clears the input',
    ),
  ),
  ...about(
    'enter',
    covered('listbox-key-enter', 'closes the menu and selects highlighted item'),
    covered('textbox-key-enter', 'with an open menu closes the menu without a highlightedIndex'),
    covered('handles Enter and Escape itself', 'while IME composing will not select highlighted item'),
    covered(
      'keeps custom text where allowed, and submits it on Enter',
      'with a closed menu does nothing',
      'with closed menu or composing event, it will not rerender or prevent event default',
    ),
    different(
      'restores its text when it is chosen again by %s',
      noInitialHighlightReason,
      'selects highlighted item and resets to user defaults',
      'closes the menu without resetting to user defaults if no item is highlighted',
      'closes the menu without resetting to user defaults if the list is empty',
    ),
  ),
  ...about(
    'tab',
    covered('chooses the active option', 'tab it closes the menu and selects highlighted item'),
    covered('chooses none when none is active', 'tab closes the menu if there is no highlighted item'),
    different(clearsUnknownTest, unknownTextReason, 'tab closes the menu if there is no items'),
    different(
      'is the active option on Shift+Tab too',
      'Shift + Tab chooses too, as theirs does by its blur.',
      'shift+tab it closes the menu',
    ),
  ),
  ...about('keys', covered('with the list open', "other than the ones supported don't affect anything")),
  ...about(
    'page up',
    different(pageKeysTest, 'It jumps by the four options in view.', 'pageUp jumps highlight up by 10 options'),
    different(
      'with the list open',
      'It stops at the first option; the arrow keys wrap.',
      'jumps highlight the first option if highlightedIndex is 10 or smaller',
    ),
    covered(listKeysTest, 'prevents the default event behavior with the menu open'),
    covered(listKeysTest, 'does not prevent the default event behavior with the menu closed'),
    different(skipsHeadingsTest, disabledOptionsReason, 'skips the disabled option to the previous non-disabled one'),
  ),
  ...about(
    'page down',
    different(pageKeysTest, 'It jumps by the four options in view.', 'pageDown jumps highlight down by 10 options'),
    different(
      'with the list open',
      'It stops at the last option; the arrow keys wrap.',
      'pageDown jumps highlight the last option if highlightedIndex is closer than 10 indeces to the end',
    ),
    covered(listKeysTest, 'pageDown prevents the default event behavior with the menu open'),
    covered(listKeysTest, 'pageDown does not prevent the default event behavior with the menu closed'),
    different(skipsHeadingsTest, disabledOptionsReason, 'skips the disabled option to the next non-disabled one'),
  ),
  ...about(
    'blur',
    covered('chooses the active option', 'by tab the open menu will be closed and highlighted item will be selected'),
    different(
      'chooses none when none is active',
      pointerReason,
      'by tab the open menu will be closed and highlighted item will not be selected if the highlight by mouse leaves the menu',
    ),
    different(clearsUnknownTest, unknownTextReason, 'by tab the value in the input will stay the same'),
    covered(staysOpenTest, 'by mouse is not triggered if target is within downshift'),
    withoutCounterpart(
      'A touch is a press here, without events of its own.',
      'by touch is not triggered if target is within downshift',
    ),
    covered(
      'is the active option on Shift+Tab too',
      'from the last element in the tab order, the open menu will be closed and highlighted item will be selected',
    ),
    covered(
      'test-additional-behavior: a click outside after',
      'by tab change the open menu will be closed and highlighted item will not be selected',
    ),
    withoutCounterpart('There is no `environment` prop.', 'does nothing in environment is not defined'),
  ),
  ...about('focus', covered('opens the list and moves with the arrow and page keys', 'on focus does nothing')),
  ...about(
    'press',
    covered(staysOpenTest, 'it opens the menu'),
    different(
      staysOpenTest,
      'A press on the input leaves the list open, so that a reader can place the caret; the button closes it.',
      'it closes the open menu',
      'toggles the menu',
    ),
    covered(opensAtChosenTest, 'it opens the menu with selected option highlighted'),
    withoutCounterpart(
      noInitialHighlightReason,
      'it opens the closed menu at initialHighlightedIndex, but on first click only',
      'it opens the closed menu at defaultHighlightedIndex, on every click',
      ...highlightOfDisabled,
    ),
  ),
  ...about(
    'errors',
    withoutCounterpart(noGettersReason, 'will be displayed if getInputProps is not called', ...refErrors),
  ),
]

const itemCases: PeerCase[] = [
  ...about(
    'attributes',
    covered(attributesOfListTest, "assign 'option' to role", 'assign default value to id'),
    covered(
      'option-aria-selected',
      "assign 'true' to aria-selected if item is highlighted",
      "assign 'false' to aria-selected if item is not highlighted",
    ),
    withoutCounterpart(
      noGettersReason,
      'throws error if no index or item has been passed',
      'assign custom value passed by user to id',
    ),
    withoutCounterpart(
      '`RichCombobox` has disabled options, which its story presses.',
      "click handler is not called if it's disabled",
    ),
  ),
  ...about(
    'user props',
    withoutCounterpart(
      'Options take no attributes of the caller’s.',
      'are passed down',
      ...['onClick', 'onMouseMove', 'onMouseDown'].map(calledAlong),
      ...['onMouseDown', 'onClick', 'onMouseMove'].map(withPreventDefault),
    ),
  ),
  ...about(
    'mouse over',
    withoutCounterpart(
      pointerReason,
      'it highlights the item',
      'it removes highlight from the previously highlighted item',
      'keeps highlight on multiple events',
      'removes highlight from previous item even if current item is disabled',
      'does not set highlight the item if a touch event ocurred',
    ),
  ),
  ...about(
    'press',
    covered('chooses by mouse and keeps the focus in the input', 'it selects the item and keeps focus on the input'),
    withoutCounterpart(
      noInitialHighlightReason,
      'it selects the item and resets to user defined defaults',
      'it selects the item and resets to user defined defaults, but considers disabled status for an item',
    ),
  ),
  ...about(
    'scrolling',
    covered(pageKeysTest, 'is performed by the menu to the item if highlighted and not 100% visible'),
  ),
  ...about('errors', withoutCounterpart(noGettersReason, 'will be displayed if getInputProps is not called')),
]

const buttonCases: PeerCase[] = [
  ...about(
    'attributes',
    covered(controlsTest, 'assign tabindex of -1', 'assign default value to aria-controls'),
    covered(
      expandedTest,
      "assign 'false' value to aria-expanded when menu is closed",
      "assign 'true' value to aria-expanded when menu is open",
    ),
    covered('submits nothing while disabled', 'omit event handlers when disabled'),
    withoutCounterpart(
      noGettersReason,
      'returns an object with some default props',
      'assign default value to id',
      'assign custom value passed by user to id',
      'assign custom value passed by user to aria-controls',
      'are passed down',
      calledAlong('onClick'),
      withPreventDefault('onClick'),
    ),
  ),
  ...about(
    'press',
    covered(
      staysOpenTest,
      'opens the closed menu',
      'closes the open menu',
      'opens and closes menu at consecutive clicks',
      'opens the closed menu and sets focus on the input',
    ),
    covered(
      'opens on focus where it may, and keeps open when the text is deleted',
      'opens the closed menu without any option highlighted',
    ),
    covered(
      'has all options when opened by %s at a chosen one, then those of the text',
      'opens the closed menu with selected option highlighted',
    ),
    withoutCounterpart(
      noInitialHighlightReason,
      'opens the closed menu at initialHighlightedIndex, but on first click only',
      'opens the closed menu at defaultHighlightedIndex, on every click',
      'opens the closed menu at highlightedIndex from props, on every click',
    ),
    withoutCounterpart(
      'There is no `environment` prop.',
      'opens the closed menu and sets no focus if there is no environment',
    ),
  ),
]

const menuCases: PeerCase[] = [
  ...about(
    'attributes',
    covered(attributesOfListTest, "assign 'listbox' to role"),
    covered(controlsTest, 'assign default value to id'),
    different(
      attributesOfListTest,
      'The list is named by a text of its own.',
      'assign default value to aria-labelledby',
      'assign custom value passed by user to aria-labelledby',
      "do not assign 'aria-labelledby' if it has aria-label",
    ),
    withoutCounterpart(
      noGettersReason,
      'assign custom value passed by user to id',
      'are passed down',
      calledAlong('onMouseLeave'),
      withPreventDefault('onMouseLeave'),
    ),
  ),
  ...about('mouse leave', withoutCounterpart(pointerReason, 'the highlightedIndex should be reset')),
  ...about(
    'errors',
    withoutCounterpart(
      noGettersReason,
      'will be displayed if getMenuProps is not called',
      ...refErrors.map((name) => name.replace('getInputProps', 'getMenuProps')),
    ),
  ),
]

const labelCases: PeerCase[] = [
  ...covered(passesRefTest, 'should assign htmlFor with the value of the input id'),
  ...withoutCounterpart(
    noGettersReason,
    'should have a default id assigned',
    'should have custom id if set by the user',
    'passes props downwards',
  ),
]

const casesOfHandler = (handler: string, ...cases: PeerCase[][]) => about(handler, ...cases)
const ownActions = withoutCounterpart('There are no actions to call.', 'can have downshift actions executed')

const propCases: PeerCase[] = [
  ...withoutCounterpart('Types check the props.', 'if falsy then prop types error is thrown'),
  ...about('id', withoutCounterpart('The ids are the component’s own.', 'if passed will override downshift default')),
  ...about(
    'items',
    different(
      announcesCountTest,
      'The list stays closed to the eye, and says that nothing matches.',
      'if passed as empty then menu will not open',
    ),
    covered(
      'submits the key of the chosen option under its name',
      'passed as objects should work with custom itemToString',
    ),
  ),
  ...about(
    'itemToKey',
    covered(
      'shows the new text of a renamed option',
      'props update of selectedItem will update inputValue state with default itemToKey referential equality check',
    ),
    different(
      'shows the new text of a renamed option',
      'A chosen option of the same key shows its new text.',
      'props update of selectedItem will not update inputValue state if itemToKey returns equal values',
    ),
  ),
  ...about(
    'getA11yStatusMessage',
    covered(
      announcesCountTest,
      'calls the function only on state changes',
      'adds a status message element with the text returned',
    ),
    different(
      announcesCountTest,
      'The status is always there, and keeps its text until the list closes.',
      'adds no status message element to the DOM if not passed',
      'clears the text content after 500ms',
      'removes the message element from the DOM on unmount',
    ),
    withoutCounterpart('The status is beside its field.', 'is added to the document provided by the user as prop'),
  ),
  ...withoutCounterpart(
    noReducerReason,
    'highlightedIndex controls the state property if passed',
    'isOpen controls the state property if passed',
  ),
  ...about('inputValue', covered(ownersValueTest, 'controls the state property if passed')),
  ...about(
    'inputValue',
    covered('replaces typed text by a value set from outside', 'is changed once a new selectedItem comes from props'),
  ),
  ...covered(ownersValueTest, 'selectedItem controls the state property if passed'),
  ...covered('replaces typed text by a value set from outside', 'selectedItem change updates the input value'),
  ...about(
    'stateReducer',
    withoutCounterpart(
      noReducerReason,
      'is called at each state change with the function change type',
      'is called at each state change with the appropriate change type',
      'replaces prop values with user defined',
      'receives state, changes and type',
      'changes are visible in onChange handlers',
    ),
  ),
  ...casesOfHandler(
    'onInputValueChange',
    covered('lists options filtered by a server unchanged', 'is called at inputValue change'),
    covered(ownersValueTest, 'works correctly with the corresponding control prop'),
    withoutCounterpart('The browser tells a change of the text only.', 'is not called at if inputValue is the same'),
    ownActions,
  ),
  ...casesOfHandler(
    'onSelectedItemChange',
    covered(
      'SW-07 chooses the option that the text names, regardless of case',
      'is called at selectedItem change',
      'is not called at if selectedItem is the same',
    ),
    covered(ownersValueTest, 'works correctly with the corresponding control prop'),
    withoutCounterpart(
      'The state is React’s own, which strict mode checks.',
      'works correctly with the corresponding control prop in strict mode',
    ),
    ownActions,
  ),
  ...casesOfHandler(
    'onHighlightedIndexChange',
    withoutCounterpart(
      'The active option is told to screen readers, not to the caller.',
      'is called at each highlightedIndex change',
      'is not called if highlightedIndex is the same',
      'is called on first open when initialSelectedItem is set',
      'is called on first open when selectedItem is set',
      'is called on first open when defaultSelectedItem is set',
      'works correctly with the corresponding control prop',
    ),
    ownActions,
  ),
  ...casesOfHandler(
    'onIsOpenChange',
    withoutCounterpart(
      noReducerReason,
      'is called at each isOpen change',
      'is not called at if isOpen is the same',
      'works correctly with the corresponding control prop',
    ),
    ownActions,
  ),
  ...casesOfHandler(
    'onStateChange',
    withoutCounterpart(noReducerReason, 'is called at each state property change'),
    ownActions,
  ),
  ...withoutCounterpart(
    'Types keep a field with `value` from having a `defaultValue`; there is no warning at run time.',
    'that are uncontrolled should not become controlled',
    'that are controlled should not become uncontrolled',
  ),
  ...withoutCounterpart(
    noInitialHighlightReason,
    'initialHighlightedIndex is ignored if item is disabled and menu is intially open',
    'defaultHighlightedIndex is ignored if item is disabled and menu is intially open',
  ),
]

const returnCases: PeerCase[] = withoutCounterpart(
  'Ours is a component: nothing returns actions, getters or its state.',
  'should have stateChangeTypes attached to hook',
  'are returned as functions',
  'openMenu opens the closed menu',
  'openMenu does nothing to open menu',
  'closeMenu closes the open menu',
  'closeMenu does nothing to closed menu',
  'toggleMenu opens closed menu',
  'toggleMenu closes open menu',
  'setHighlightedIndex sets highlightedIndex',
  'setHighlightedIndex does not set highlightedIndex if item is disabled',
  'setInputValue sets inputValue',
  'selectItem sets selectedItem and inputValue',
  'selectItem with null clears inputvalue',
  'reset sets the state to default values',
  'reset sets the state to default prop values passed by user',
  'reset does not set the defaultHighlightedIndex if item is disabled',
  'highlightedIndex is returned',
  'isOpen is returned',
  'selectedItem is returned',
)

const memoCases: PeerCase[] = [
  ...covered('changes only two rows on an arrow key, without a React render', 'functions are memoized'),
  ...withoutCounterpart(noGettersReason, 'will skip disabled items after component rerenders and items are memoized'),
]

const utilCases = withoutCounterpart(noReducerReason, 'reducer throws error if called without proper action type')

const files: readonly [file: string, cases: readonly PeerCase[]][] = [
  ['getInputProps', inputCases],
  ['getItemProps', itemCases],
  ['getToggleButtonProps', buttonCases],
  ['getMenuProps', menuCases],
  ['getLabelProps', labelCases],
  ['props', propCases],
  ['returnProps', returnCases],
  ['memo', memoCases],
  ['utils', utilCases],
]

export const downshiftSuites: readonly PeerSuite[] = files.map(([file, cases]) => ({
  part: 'combobox',
  folders,
  suite: `Downshift’s useCombobox: ${file}`,
  source: `downshift-js/downshift at commit 1bb8b75, src/hooks/useCombobox/__tests__/${file}.test.js`,
  cases,
}))
