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
/** What the page of a document loads after its first paint. */
const detailParts = [
  'web/archive/custom-fields/values/document-custom-fields.tsx',
  'web/archive/reminders/document-reminders.tsx',
];
const documentPages = reachedFrom([listScreens], { graph }).intersection(
  reachedFrom([detailScreens, ...detailParts], { graph }),
);

/**
 * Which modules travel together, so that a first visit makes few requests and none of them carries what only later pages
 * need. The groups follow a visitor: what a group's modules import goes with them, unless an earlier group has it. Every
 * other module stays with the screens file that imports it.
 */
const groups = [
  // A part of what every page needs, loaded in parallel with the rest. It changes with the packages only.
  {
    name: 'packages',
    test: /\/node_modules\/(@tanstack\/(router-core|query-core|history|store)|i18next)\/(?!.*(?:infiniteQuery|queries)Observer)/,
  },
  {
    name: 'base',
    test: isOneOrMatches(
      // Without what only the login page needs, which nobody signed in should load.
      login.intersection(signedIn),
      /\/web\/(main\.tsx|index\.html)|\/shared\/limits\.ts|rolldown|preload-helper|\/@tanstack\/react-query\/(?!.*use(?:InfiniteQuery|Queries))/i,
    ),
  },
  { name: 'login', test: isOneOf(loginFiles) },
  // For schemas and for notes: neither is to load the other.
  { name: 'invisible', test: isOneOf(['shared/text/invisible.ts']) },
  // For the forms before the sign-in too, once a visitor starts to type.
  { name: 'schemas', test: isOneOf(['web/people/sign-in/auth-schemas.ts']) },
  // The frame, and what its first pages have in common.
  {
    name: 'signed-in',
    test: isOneOrMatches(
      documentPages,
      /\/web\/(app-shell\/frame\/|routes\/(first-visit|archive\/document|people\/organization)-data\.ts)/,
    ),
  },
  { name: 'documents', test: isOneOf([listScreens]) },
  { name: 'home', test: isOneOf([homeScreens]) },
  // What opens above the page: loaded just before the first menu, dialog or tooltip opens.
  { name: 'popups', test: /\/web\/ui\/overlays\/(dialogs\/)?[\w-]+-parts\.tsx/ },
  { name: 'document', test: isOneOf([detailScreens]) },
  // After the first screen; the schemas later, once it is at rest.
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
