import { dirname, relative, sep } from 'node:path';
import type { ESTree, VisitorObject } from 'vite';
import { importProblem } from './import-problem.ts';
import { visitLookups } from './lookups.ts';
import { visitPlatforms } from './platforms.ts';
import { visitQueries } from './queries.ts';
import { visitReferences } from './references.ts';
import { visitRoutes } from './routes.ts';
import { visitScopeCasts } from './scope-casts.ts';
import { visitSqlTables } from './sql-tables.ts';
import { visitStatements } from './statements.ts';
import { isTest, isWithin, layerOf, mayQuery, roomOf, sideOf } from './tree.ts';
import { scopeModules } from './scope-creators.ts';
import { barrel, platformUsers, unscopedSql } from './walls.ts';

type Context = {
  filename: string;
  report(problem: { node: ESTree.Node; message: string }): void;
};

type Check = (path: string, report: (node: ESTree.Node, message: string) => void) => VisitorObject;

const root = dirname(import.meta.dirname);

function rule(check: Check) {
  return {
    create(context: Context) {
      const path = relative(root, context.filename).replaceAll(sep, '/');
      return check(path, (node, message) => context.report({ node, message }));
    },
  };
}

/** Architecture rules that no rule of oxlint can check. walls.ts lists what is allowed. */
export default {
  meta: { name: 'walls' },
  rules: {
    imports: rule((path, report) =>
      visitReferences((reference) => {
        const problem = importProblem(path, reference);
        if (problem) report(reference.node, problem);
      }),
    ),

    'queries-in-stores': rule((path, report) => {
      const isChecked = /^(worker|web\/demo)\//.test(path) && !isTest(path) && !mayQuery(path);
      return isChecked ? visitQueries(report) : {};
    }),

    'joined-statements': rule((path, report) =>
      path.startsWith('worker/') && !isTest(path) ? visitStatements(report) : {},
    ),

    'no-scope-casts': rule((path, report) => {
      const isChecked = sideOf(path) && !isTest(path) && !scopeModules.includes(path);
      return isChecked ? visitScopeCasts(report) : {};
    }),

    'guarded-writes': rule((path, report) => {
      const isChecked = path.startsWith('worker/') && !isTest(path);
      return isChecked && !isWithin(Object.keys(platformUsers), path) ? visitPlatforms(report) : {};
    }),

    'tables-in-sql': rule((path, report) => {
      if (!path.startsWith('worker/') || isTest(path)) return {};
      const isScoped = !isWithin(Object.keys(unscopedSql), path);
      return visitSqlTables({ isArchive: path.startsWith('worker/archive/'), isScoped }, report);
    }),

    lookups: rule((path, report) => (sideOf(path) && !isTest(path) ? visitLookups(report) : {})),

    'access-first': rule((path, report) =>
      path.startsWith('worker/') && !isTest(path) ? visitRoutes(path, report) : {},
    ),

    'no-barrels': rule((path, report) => ({
      ExportAllDeclaration(node) {
        if (path !== barrel) report(node, 'Import from the file that declares it');
      },
    })),

    'file-names': rule((path, report) => ({
      Program(node) {
        const side = sideOf(path);
        if (side && !path.endsWith('.d.ts') && layerOf(side, roomOf(path)) === -1) {
          report(node, `${path} is in no room of .lint/walls.ts`);
        }
        if (nameless.test(path) && path !== 'worker/index.ts') {
          report(node, 'Name a file and its folder after what is in them');
        }
      },
    })),
  },
};

const nameless = /(^|[/-])(utils?|helpers?|services?|misc|common)(\/|\.tsx?$)|(^|\/)index\.tsx?$/;
