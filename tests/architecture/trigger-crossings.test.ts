import type { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { identityTables } from '../../.lint/tables.ts';
import { openMigratedSqlite } from '../support/sqlite-database.ts';

/** Those of before, with their reason. Once an organization's content has a database of its own, they are to be replaced. */
const reasons: Record<string, string[]> = {
  'Browsers poll one version for all that an organization shows, also its people.': [
    'intake_emails_changed_on_delete',
    'intake_emails_changed_on_insert',
    'intake_emails_changed_on_update',
    'invitations_changed_on_delete',
    'invitations_changed_on_insert',
    'invitations_changed_on_update',
    'members_changed_on_delete',
    'members_changed_on_insert',
    'members_changed_on_update',
    'organizations_changed_on_insert',
    'organizations_changed_on_update',
    'subscriptions_changed_on_delete',
    'subscriptions_changed_on_insert',
    'subscriptions_changed_on_update',
    'users_changed_on_update',
  ],
  'Personal views end with the membership.': ['views_deleted_with_membership'],
  'A reminder is assigned to members only.': [
    'reminders_assigned_to_members_on_insert',
    'reminders_assigned_to_members_on_update',
    'reminders_left_with_membership',
  ],
};

const isIdentity = (table: string) => identityTables.includes(table);

/** The names of triggers that name tables of both kinds. */
function crossingsIn(sqlite: DatabaseSync): string[] {
  const tables = sqlite
    .prepare("select lower(name) as name from sqlite_schema where type in ('table', 'view')")
    .all()
    .map(({ name }) => String(name));
  return sqlite
    .prepare(
      "select name, lower(sql) as text from sqlite_schema where type = 'trigger' order by name",
    )
    .all()
    .filter(({ text }) => {
      const words = new Set(String(text).match(/\w+/g));
      const named = tables.filter((table) => words.has(table));
      return named.some(isIdentity) && !named.every(isIdentity);
    })
    .map(({ name }) => String(name));
}

const known = Object.values(reasons).flat().toSorted();

it('has no trigger across tables of people and of content but those of before', () => {
  const sqlite = openMigratedSqlite();
  expect(crossingsIn(sqlite)).toEqual(known);
  sqlite.close();
});

it('knows every table of people', () => {
  const sqlite = openMigratedSqlite();
  const names = sqlite.prepare("select name from sqlite_schema where type = 'table'").all();
  expect(names.map(({ name }) => name)).toEqual(expect.arrayContaining([...identityTables]));
  sqlite.close();
});

it.each([
  `create trigger planted after insert on documents begin
     update organizations set name = name where id = new.organization_id;
   end`,
  `CREATE TRIGGER planted AFTER DELETE ON "MEMBERS" BEGIN
     DELETE FROM tags WHERE organization_id = old.organization_id;
   END`,
  `create trigger planted before insert on document_notes
   when not exists (select 1 from users where id = new.created_by) begin
     select raise(abort, 'no user');
   end`,
])('finds a planted one: %s', (planted) => {
  const sqlite = openMigratedSqlite();
  sqlite.exec(planted);
  expect(crossingsIn(sqlite)).toEqual([...known, 'planted'].toSorted());
  sqlite.close();
});
