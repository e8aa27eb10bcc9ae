import { customFieldLimits } from '../../../../shared/archive/archive-limits.ts';
import type {
  CustomField,
  CustomFieldUpdate,
} from '../../../../shared/archive/custom-fields/custom-field.ts';
import { hasOptions } from '../../../../shared/archive/custom-fields/custom-field-types.ts';
import {
  defaultOptionColor,
  hasDuplicates,
  nameKey,
} from '../../../../shared/archive/custom-fields/custom-field.ts';
import { createId } from '../../../../shared/ids.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { AppError } from '../../../http/app-error.ts';
import { commit } from '../../../outbox/commit.ts';
import { startedBy } from '../../../outbox/job-starter.ts';
import { renamedSearches, type ViewSearch } from '../../views/searches/view-search-store.ts';
import {
  renameOptions,
  selectCustomField,
  selectOtherOfName,
  toCustomField,
  updateCustomFieldRow,
  type CustomFieldRow,
} from '../custom-field-store.ts';
import type { StoredOption } from '../custom-field-table.ts';

/**
 * Each attempt fails only if another change of the options has succeeded in the meantime, and few
 * happen at once.
 */
const maxAttempts = 20;

/**
 * Includes removed options that a job has not deleted yet, because all options of a field are
 * stored in one row.
 */
const maxStoredOptions = 5 * customFieldLimits.options;

type Found = { field: CustomFieldRow | undefined; views: ViewSearch[] };

/**
 * Changes a field, and the names of its options in the searches of views; the key stays. Values of
 * removed options are hidden at once and deleted by a job. Throws 404 `field.not_found`, 409
 * `field.already_exists` if another field has the name, 409 `field.has_values` for another type
 * while documents have values, 400 for options that the field does not have, 412 `request.conflict`
 * if other requests keep changing its options.
 */
export async function updateCustomField(
  scope: OrganizationScope,
  { field: found, views }: Found,
  update: CustomFieldUpdate,
): Promise<CustomField> {
  let current = found;
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    if (!current) throw new AppError('field.not_found');
    const former = current;
    const { id } = former;
    const type = update.type ?? former.type;
    const options = hasOptions(type)
      ? optionsAfter(former.options, update)
      : withoutOptions(former, update);
    const isAnyRemoved = options.some(({ isRemoved }) => isRemoved);
    const updatedAt = scope.platform.clock.now();
    const { taken, updated, fields } = await commit(scope, {
      statements: {
        taken: update.name === undefined ? [] : [selectOtherOfName(scope, id, update.name)],
        updated: updateCustomFieldRow(scope, former, {
          name: update.name,
          type,
          options,
          updatedAt,
        }),
        fields: selectCustomField(scope, id),
        views: renameOptions(scope, { id, options }, searchesAfter(views, former, options)),
      },
      jobs: isAnyRemoved ? [{ type: 'custom-field.clear', fieldId: id, ...startedBy(scope) }] : [],
    });
    if (updated.length > 0 && fields[0]) return toCustomField(fields[0]);
    if (taken.flat().length > 0) throw new AppError('field.already_exists');
    [current] = fields;
    if (current && isAsRead(current, former)) throw new AppError('field.has_values');
  }
  throw new AppError('request.conflict');
}

function isAsRead(latest: CustomFieldRow, former: CustomFieldRow): boolean {
  return (
    latest.type === former.type && JSON.stringify(latest.options) === JSON.stringify(former.options)
  );
}

function searchesAfter(views: ViewSearch[], former: CustomFieldRow, options: StoredOption[]) {
  const names = new Map(
    former.options.flatMap(({ id, name }) => {
      const option = options.find((each) => each.id === id);
      const isRenamed = option && !option.isRemoved && nameKey(option.name) !== nameKey(name);
      return isRenamed ? [[nameKey(name), option.name] as const] : [];
    }),
  );
  return renamedSearches(views, { filter: former.key, keyOf: nameKey, names });
}

/**
 * Returns the new options: those of the request, then those that other requests have added in the
 * meantime, and at the end the missing ones as removed. Throws 403 `limit.reached` for too many.
 */
export function optionsAfter(current: StoredOption[], update: CustomFieldUpdate): StoredOption[] {
  const { options: sent, knownOptionIds } = update;
  if (!sent) return current;
  const isKnown = (id: string) => knownOptionIds?.includes(id) ?? true;
  const present = current.filter(({ isRemoved }) => !isRemoved);
  const isPresent = (id: string) => present.some((option) => option.id === id);
  const ids = sent.flatMap(({ id }) => id ?? []);
  const isStrange = (id: string) => !isPresent(id) && !knownOptionIds?.includes(id);
  if (ids.some(isStrange) || new Set(ids).size < ids.length) {
    throw invalidOptions('Not an option of this field');
  }
  const added = present.filter(({ id }) => !ids.includes(id) && !isKnown(id));
  const kept = sent
    .filter(({ id }) => id === undefined || isPresent(id))
    .filter(({ id, name = '' }) => id !== undefined || !hasName(added, name))
    .map(({ id, name, color }) => {
      const former = present.find((option) => option.id === id);
      return {
        id: id ?? createId('opt'),
        name: name ?? former?.name ?? '',
        color: color ?? former?.color ?? defaultOptionColor,
      };
    });
  const after = [...kept, ...added];
  if (hasDuplicates(after.map(({ name }) => name))) {
    throw invalidOptions('fields.form.options.duplicate');
  }
  if (after.length > customFieldLimits.options) throw new AppError('limit.reached');
  const removed = current.filter(({ id }) => !after.some((option) => option.id === id));
  if (after.length + removed.length > maxStoredOptions) throw new AppError('limit.reached');
  return [...after, ...removed.map((option) => ({ ...option, isRemoved: true as const }))];
}

function hasName(options: readonly Pick<StoredOption, 'name'>[], name: string): boolean {
  return options.some((option) => nameKey(option.name) === nameKey(name));
}

function invalidOptions(message: string): AppError {
  return new AppError('request.invalid', { details: [{ path: 'options', message }] });
}

function withoutOptions(current: CustomFieldRow, { options = [] }: CustomFieldUpdate) {
  if (options.length > 0) {
    throw invalidOptions('Only selects have options');
  }
  return hasOptions(current.type) ? [] : current.options;
}
