import type { AddNotice, PlannedValue } from '../plan/import-plan.ts';
import { needsCurrency, readValue, type PaperlessField } from './paperless-fields.ts';
import { isTrashed, keyOf, type PaperlessArchive } from './paperless-records.ts';

/** Reads what documents have in custom fields, and notes what cannot be taken. `currency`: of amounts without one. */
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
      uses.set(field.name, (uses.get(field.name) ?? 0) + 1);
      if (value.kind === 'value') values.push(value.value);
      else values.push(...linkTo(value.targets, field));
    }
    return { values, kept };
  };

  /** A field links one document. */
  const linkTo = (targets: string[], { name, label }: PaperlessField): PlannedValue[] => {
    const known = targets.filter((target) => activeKeys.has(target));
    if (known.length < targets.length) add('unknown-references', label);
    if (known.length > 1) add('several-links', label);
    return known.slice(0, 1).map((key) => ({ field: name, value: { items: [key] } }));
  };

  return {
    read,
    usesOf: (name: string) => uses.get(name) ?? 0,
    needsCurrency: () => isCurrencyNeeded,
  };
}
