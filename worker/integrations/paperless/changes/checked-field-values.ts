import type { DocumentDetail } from '../../../../shared/archive/documents/document.ts';
import type { PaperlessDocumentInput } from '../../../../shared/integrations/paperless/changes.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import {
  toCustomField,
  type CustomFieldRow,
} from '../../../archive/custom-fields/custom-field-store.ts';
import { checkValue } from '../../../archive/custom-fields/stored/checked-value.ts';
import { checkFields, type CheckedField } from '../../../archive/fields/checked-fields.ts';
import { describeDetails } from '../../../http/invalid-details.ts';
import { ownValue } from '../fields/own-value.ts';
import { invalidItems } from '../http/paperless-errors.ts';
import type { Items } from '../numbers/read-items.ts';

const readOnly = ['multi-select', 'person'];

/**
 * Returns the values of custom fields that a client sends, and empty ones for fields of the
 * document that the client leaves out. Throws 400 with a list of problems at the positions of the
 * values.
 */
export async function checkedFieldValues(
  scope: OrganizationScope,
  { fields: present }: DocumentDetail,
  sent: {
    input: PaperlessDocumentInput;
    items: Items;
    fields: CustomFieldRow[];
    version: number;
  },
): Promise<CheckedField[]> {
  const { input, items, fields, version } = sent;
  if (!input.custom_fields) return [];
  const problems: (string | undefined)[] = [];
  const wanted = input.custom_fields.flatMap(({ field: number, value = null }, index) => {
    const id = items.idOf('field', number);
    const row = fields.find((each) => each.id === id);
    if (!row) {
      problems[index] = `Custom field with id ${number} does not exist.`;
      return [];
    }
    if (readOnly.includes(row.type)) return [];
    const own = ownValue(toCustomField(row), value, { items, version });
    const { problem } = own === undefined ? { problem: 'Invalid value' } : checkValue(row, own);
    problems[index] = problem;
    return own === undefined ? [] : [{ id: row.id, value: own }];
  });
  if (problems.some(Boolean)) {
    const details = input.custom_fields.map((_value, index) => problems[index]);
    const described = await Promise.all(
      details.map(async (message) =>
        message === undefined ? [] : describeDetails([{ path: 'value', message }]),
      ),
    );
    throw invalidItems(
      'custom_fields',
      described.map(([detail]) => (detail ? { value: [detail.message] } : {})),
    );
  }
  const removed = present.filter(
    ({ id, type }) => !readOnly.includes(type) && !wanted.some((each) => each.id === id),
  );
  return checkFields(scope, [...wanted, ...removed.map(({ id }) => ({ id, value: null }))]);
}
