import { isBehindSignIn, readImportGraph, reachedFrom } from './import-graph.ts';

const graph = readImportGraph();
const loginFiles = ['web/routes/people/login-screens.tsx', 'web/people/sign-in/auth-layout.tsx'];
const login = reachedFrom(loginFiles, { graph });
const signedIn = reachedFrom(
  [...graph].flatMap(([path, { lazy }]) => (isBehindSignIn(path) ? lazy : [])),
  { graph },
);

/**
 * Which modules travel together, so that a first visit makes few requests and none of them carries what only later pages
 * need. The groups follow a visitor: what a group's modules import goes with them, unless an earlier group has it. Every
 * other module stays with the screens file that imports it.
 */
const groups = [
  {
    name: 'base',
    test: /\/web\/(main\.tsx|index\.html)|rolldown|preload|\/@tanstack\/(query-core|react-query)\/(?!.*infiniteQueryObserver|.*useInfiniteQuery)/i,
  },
  // Apart from what only the login page needs, which nobody signed in should load.
  { name: 'controls', test: isOneOf(login.intersection(signedIn)) },
  { name: 'login', test: isOneOf(loginFiles) },
  // For the forms before the sign-in too, once a visitor starts to type.
  { name: 'schemas', test: isOneOf(['web/people/sign-in/auth-schemas.ts']) },
  { name: 'signed-in', test: /\/web\/(app-shell\/frame\/|routes\/.+-data\.ts)/ },
  { name: 'documents', test: isOneOf(['web/routes/archive/document-screens.tsx']) },
  // On some pages from the start; popups share their foundation.
  { name: 'tabs', test: isOneOf(['web/ui/lists/tabs.tsx']) },
  // What opens above the page: loaded just before the first menu, dialog or tooltip opens.
  { name: 'popups', test: /\/web\/ui\/overlays\/[\w-]+-parts\.tsx/ },
  { name: 'document', test: isOneOf(['web/routes/archive/document-detail-screens.tsx']) },
];

export const chunkGroups = groups.map((group, index) => ({
  ...group,
  priority: groups.length - index,
}));

function isOneOf(paths: Iterable<string>) {
  const endings = [...paths].map((path) => `/${path}`);
  return (id: string) => endings.some((ending) => id.endsWith(ending));
}
