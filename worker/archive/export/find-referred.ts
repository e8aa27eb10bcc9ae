import type { Referred } from '../../../shared/archive/export/bag-definitions.ts';
import type { RuleParts } from '../../../shared/archive/tagging-rules/custom-operators.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { findPeople } from '../custom-fields/stored/find-people.ts';
import { findNamesOfValues } from '../custom-fields/stored/former-people-store.ts';
import { findHashes, type ExportRow } from './export-store.ts';

export async function findReferred(
  scope: OrganizationScope,
  {
    rows = [],
    fields,
    rules = [],
  }: {
    rows?: readonly ExportRow[];
    fields: Referred['fields'];
    rules?: readonly RuleParts[];
  },
): Promise<Referred> {
  const types = new Map(fields.map(({ id, type }) => [id, type]));
  const values = [
    ...rows.flatMap((row) => row.fields),
    ...rules
      .flatMap(({ conditions, fieldActions }) => [...conditions, ...fieldActions])
      .flatMap((part) =>
        part.field === 'custom' && 'value' in part
          ? [{ type: types.get(part.fieldId), value: part.value }]
          : [],
      ),
  ];
  const userIds = values.flatMap(({ type, value }) =>
    type === 'person' && typeof value === 'string' ? [value] : [],
  );
  const documentIds = values.flatMap(({ type, value }) =>
    type === 'document' && typeof value === 'string' ? [value] : [],
  );
  const [people, hashes] = await Promise.all([
    findPeopleOfValues(scope, userIds),
    findHashes(scope, documentIds),
  ]);
  return { fields, people, hashes };
}

async function findPeopleOfValues(
  scope: OrganizationScope,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map();
  const members = await findPeople(scope);
  const present = new Set(members.map(({ id }) => id));
  const former = await findNamesOfValues(
    scope,
    userIds.filter((id) => !present.has(id)),
  );
  return new Map([...former, ...members].map(({ id, name }) => [id, name]));
}
