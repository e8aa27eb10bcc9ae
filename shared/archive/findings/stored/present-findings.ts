import type { DocumentFieldName, DocumentFields } from '../../../reading/fields/document-fields.ts';
import type { AnyFinding, DocumentFinding } from './document-finding.ts';

type FieldValue = AnyFinding['value'] | DocumentFields[DocumentFieldName];

/** Returns whether two values of a field are the same; a correspondent without id is compared by name. */
export function isSameValue(one: FieldValue, other: FieldValue): boolean {
  if (one === null || other === null) return one === other;
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  if ('amount' in one) {
    return 'amount' in other && one.amount === other.amount && one.currency === other.currency;
  }
  if ('amount' in other) return false;
  return one.id === null || other.id === null ? one.name === other.name : one.id === other.id;
}

/**
 * Returns findings updated by the current values of the fields: a value other than the found one was set by a person, and a missing value
 * was dismissed.
 */
export function presentFindings(
  stored: readonly DocumentFinding[],
  fields: DocumentFields,
): DocumentFinding[] {
  return stored.map((finding) => {
    const value = fields[finding.field];
    if (value === null) {
      return finding.state === 'set' ? { ...finding, state: 'dismissed' } : finding;
    }
    if (isSameValue(value, finding.value)) {
      const source = finding.state === 'set' ? finding.source : 'person';
      return { ...finding, value, source, state: 'set' } as DocumentFinding;
    }
    const noPlace = { page: null, start: null, end: null };
    const ofPerson = { source: 'person', state: 'set', confidence: 100, ...noPlace } as const;
    return { field: finding.field, value, ...ofPerson } as DocumentFinding;
  });
}
