/**
 * Which modules travel together, so that a first visit makes few requests and none of them carries what only other pages
 * need. A group takes along what its modules import, unless a group before it has taken that: so no two files can import
 * each other. Modules not named here stay with the page that loads them.
 */
const groups = [
  /** What every page needs: all that the entry imports. */
  {
    name: 'base',
    test: /\/web\/(main\.tsx|index\.html)|rolldown|preload|node_modules\/@tanstack\//,
  },
  /** What forms, and tables with their boxes to tick, are made of. */
  {
    name: 'controls',
    test: /\/web\/ui\/(feedback\/callout|forms\/(checkbox|field|form|password-field|text-field)|layout\/separator)\.tsx|icons\/(external-link|key-round|mail)\.|\/shared\/limits\.ts|\/web\/(api\/external-links|i18n\/use-field-error)\.ts/,
  },
  /** Signing in. */
  { name: 'login-screens', test: /\/web\/routes\/people\/login-screens\.tsx/ },
  { name: 'hook-form', test: /node_modules\/(react-hook-form|@hookform)\// },
  /** The schemas that parse what the server answers and what people enter. */
  {
    name: 'schemas',
    test: /node_modules\/zod\/|\/shared\/(archive\/(bulk|documents|tags)|people\/(members|organizations|users))\//,
  },
  /** The frame of the pages behind the sign-in, and the primitives many of them share. */
  {
    name: 'signed-in',
    test: /\/web\/app-shell\/frame\/(private-layout|organization-shell|account-shell|focused-layout)\.tsx|\/web\/routes\/\w+\/(organization|document)-data\.ts|\/web\/ui\/(display\/(file-type-icon|tag-badge)|feedback\/skeleton|layout\/(card|page))\.tsx/,
  },
  /** All that floats: loaded when somebody is about to open a first menu, dialog or tooltip. */
  {
    name: 'popups',
    test: /\/web\/ui\/overlays\/(menu|dialog|tooltip)-parts\.tsx|@base-ui\/react\/floating/,
  },
];

export const chunkGroups = groups.map(({ name, test }, index) => ({
  name,
  test,
  priority: groups.length - index,
}));
