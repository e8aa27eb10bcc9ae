import { isBehindSignIn, readImportGraph, reachedFrom } from './import-graph.ts';

const graph = readImportGraph();
const loginFiles = [
  'web/routes/people/sign-in/login-screens.tsx',
  'web/people/sign-in/auth-layout.tsx',
];
const login = reachedFrom(loginFiles, { graph });
const signedIn = reachedFrom(
  [...graph].flatMap(([path, { lazy }]) => (isBehindSignIn(path) ? lazy : [])),
  { graph },
);
const [listScreens, homeScreens, detailScreens] = [
  'web/routes/archive/document-screens.tsx',
  'web/routes/archive/home-screens.tsx',
  'web/routes/archive/document-detail-screens.tsx',
];
const detailParts = [
  'web/archive/custom-fields/values/document-custom-fields.tsx',
  'web/archive/reminders/document-reminders.tsx',
];
const documentPages = reachedFrom([listScreens], { graph }).intersection(
  reachedFrom([detailScreens, ...detailParts], { graph }),
);

/**
 * Groups of modules that are bundled together, so that a first visit needs few requests and none carries code for
 * later pages only. A group includes the imports of its modules unless an earlier group has them. All other modules
 * stay with the screens file that imports them.
 */
const groups = [
  // Every page needs these packages. They change only with package updates and load in parallel with the rest.
  {
    name: 'packages',
    test: /\/node_modules\/(@tanstack\/(router-core|query-core|history|store)|i18next)\/(?!.*(?:infiniteQuery|queries)Observer)/,
  },
  {
    name: 'base',
    test: isOneOrMatches(
      // Modules that only the login page needs are left out, because signed-in users should not load them.
      login.intersection(signedIn),
      /\/web\/(main\.tsx|index\.html)|\/shared\/limits\.ts|rolldown|preload-helper|\/@tanstack\/react-query\/(?!.*use(?:InfiniteQuery|Queries))/i,
    ),
  },
  { name: 'login', test: isOneOf(loginFiles) },
  // Schemas and notes both use this module, and neither should load the other.
  { name: 'invisible', test: isOneOf(['shared/text/invisible.ts']) },
  // The forms before the sign-in also load this group, once a visitor starts to type.
  { name: 'schemas', test: isOneOf(['web/people/sign-in/auth-schemas.ts']) },
  {
    name: 'signed-in',
    test: isOneOrMatches(
      documentPages,
      /\/web\/(app-shell\/frame\/|routes\/(first-visit|archive\/document|people\/organization)-data\.ts)/,
    ),
  },
  { name: 'documents', test: isOneOf([listScreens]) },
  { name: 'home', test: isOneOf([homeScreens]) },
  // Parts of overlays, loaded just before the first menu, dialog or tooltip opens.
  { name: 'popups', test: /\/web\/ui\/overlays\/(dialogs\/)?[\w-]+-parts\.tsx/ },
  { name: 'document', test: isOneOf([detailScreens]) },
  // Loaded after the first screen; the schemas load later, when the page is idle.
  { name: 'document-parts', test: isOneOf(detailParts) },
  { name: 'response-schemas', test: isOneOf(['web/api/response-schemas.ts']) },
];

export const chunkGroups = groups.map((group, index) => ({
  ...group,
  priority: groups.length - index,
}));

function isOneOf(paths: Iterable<string>) {
  const endings = [...paths].map((path) => `/${path}`);
  return (id: string) => endings.some((ending) => id.endsWith(ending));
}

function isOneOrMatches(paths: Iterable<string>, pattern: RegExp) {
  const isOne = isOneOf(paths);
  return (id: string) => isOne(id) || pattern.test(id);
}
