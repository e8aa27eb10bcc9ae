import type { AddNotice, PlannedValue } from '../plan/import-plan.ts';
import { needsCurrency, readValue, type PaperlessField } from './paperless-fields.ts';
import { isTrashed, keyOf, textOf, type PaperlessArchive } from './paperless-records.ts';

/**
 * Creates a reader of custom field values that reports what cannot be imported. `currency` applies to amounts without
 * one.
 */
export function createValueReader({
  archive,
  fields,
  activeKeys,
  currency,
  add,
}: {
  archive: PaperlessArchive;
  fields: ReadonlyMap<string, PaperlessField>;
  activeKeys: ReadonlySet<string>;
  currency: string;
  add: AddNotice;
}) {
  const uses = new Map<string, number>();
  let isCurrencyNeeded = false;

  /** `kept`: texts of values that become notes. */
  const read = (pk: string) => {
    const values: PlannedValue[] = [];
    const kept: string[] = [];
    for (const instance of archive.values.get(pk) ?? []) {
      if (isTrashed(instance)) continue;
      const field = fields.get(keyOf(instance.get('field')));
      if (!field) {
        add('unknown-references');
        continue;
      }
      isCurrencyNeeded ||= needsCurrency(field, instance);
      const value = readValue(field, instance, currency);
      if (!value) continue;
      if (value.kind === 'note') {
        add('values-as-notes', value.text.slice(0, 80));
        kept.push(value.text);
        continue;
      }
      if (value.kind === 'unknown') {
        add('unknown-references', field.label);
        continue;
      }
      uses.set(field.name, (uses.get(field.name) ?? 0) + 1);
      if (value.kind === 'value') {
        values.push(value.value);
        continue;
      }
      const { linked, others } = linksTo(value.targets, field.label);
      if (linked !== undefined) values.push({ field: field.name, value: { items: [linked] } });
      if (others.length > 0) kept.push(`${field.label}: ${others.join(', ')}`);
    }
    return { values, kept };
  };

  const titleOf = (key: string) => textOf(archive.documents.get(key)?.fields.get('title')) || key;

  /** A field links one document; the titles of further ones become a note. */
  const linksTo = (targets: string[], label: string) => {
    const known = targets.filter((target) => activeKeys.has(target));
    if (known.length < targets.length) add('unknown-references', label);
    if (known.length > 1) add('several-links', label);
    const [linked, ...others] = known;
    return { linked, others: others.map(titleOf) };
  };

  return {
    read,
    usesOf: (name: string) => uses.get(name) ?? 0,
    needsCurrency: () => isCurrencyNeeded,
  };
}
