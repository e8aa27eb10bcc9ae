import type { ESTree, VisitorObject } from 'vite';
import { lastName } from './references.ts';
import { identityTables, ownedTables } from './tables.ts';

const named = /\b(?:from|join|into|update)\s+"?(\w+)"?/gi;
const namedNext = /\b(?:from|join|into|update)\s+$/i;

const ofPeople = (table: string) =>
  `The archive names no tables of people in SQL, as its database may be another one: ${table}`;
const ofAnybody = (table: string) =>
  `SQL on ${table} needs the organization: organization_id, or a condition made with the scope`;

/**
 * Reports SQL of the archive that names a table of people, and SQL that names an organization's table without a
 * condition on the organization. If other code decides which rows a fragment means, its file is listed in walls.ts.
 */
export function visitSqlTables(
  { isArchive, isScoped }: { isArchive: boolean; isScoped: boolean },
  report: (node: ESTree.Node, message: string) => void,
): VisitorObject {
  const declared = new Map<string, ESTree.Node[]>();
  const templates: ESTree.TaggedTemplateExpression[] = [];
  const declare = (name: string, value: ESTree.Node | null) => {
    if (value) declared.set(name, [...(declared.get(name) ?? []), value]);
  };
  return {
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier') declare(id.name, init);
    },
    FunctionDeclaration({ id, body }) {
      if (id) declare(id.name, body);
    },
    TaggedTemplateExpression(node) {
      if (lastName(node.tag) === 'sql') templates.push(node);
    },
    'Program:exit'() {
      for (const node of templates) {
        const tables = tablesIn(node.quasi);
        const people = tables.find((table) => identityTables.includes(table));
        if (isArchive && people) report(node, ofPeople(people));
        const owned = tables.find((table) => ownedTables.includes(table));
        if (isScoped && owned && !namesOrganization(node.quasi, declared)) {
          report(node, ofAnybody(owned));
        }
      }
    },
  };
}

/** Returns the tables in a template, given by name or as `${documentsTable}`. */
function tablesIn({ quasis, expressions }: ESTree.TemplateLiteral): string[] {
  return quasis.flatMap(({ value }, index) => {
    const text = value.cooked ?? '';
    const inText = [...text.matchAll(named)].map(([, table = '']) => table.toLowerCase());
    const next = expressions[index];
    return next && namedNext.test(text) ? [...inText, tableNameOf(lastName(next))] : inText;
  });
}

function tableNameOf(variable: string): string {
  return variable
    .replace(/Table$/, '')
    .replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Returns whether a template, or something in it that the same file declares, has a condition on the organization. */
function namesOrganization(
  template: ESTree.TemplateLiteral,
  declared: ReadonlyMap<string, readonly ESTree.Node[]>,
): boolean {
  const seen = new Set<string>();
  const says = (node: unknown): boolean => {
    if (Array.isArray(node)) return node.some(says);
    if (typeof node !== 'object' || node === null) return false;
    if ('type' in node && node.type === 'TemplateElement') {
      return (node as ESTree.TemplateElement).value.raw.includes('organization_id');
    }
    if ('type' in node && node.type === 'Identifier' && 'name' in node) {
      const name = String(node.name);
      if (name === 'scope' || name === 'organizationId') return true;
      if (seen.has(name)) return false;
      seen.add(name);
      return says(declared.get(name) ?? []);
    }
    return Object.entries(node).some(([key, value]) => key !== 'parent' && says(value));
  };
  return says(template.quasis) || says(template.expressions);
}
