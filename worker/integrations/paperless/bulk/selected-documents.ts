import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { invalidField } from '../http/paperless-errors.ts';
import { readItems } from '../numbers/read-items.ts';

const mostDocuments = 5000;

/** Returns the ids of documents by their numbers. Throws 400 if a number does not exist. */
export async function selectedDocuments(
  scope: OrganizationScope,
  numbers: readonly number[],
): Promise<string[]> {
  const wanted = [...new Set(numbers)];
  if (wanted.length > mostDocuments) {
    throw invalidField('documents', `At most ${mostDocuments} documents can be changed at once.`);
  }
  const items = await readItems(
    scope,
    wanted.map((number) => ({ kind: 'document', number })),
  );
  return wanted.map((number) => {
    const id = items.idOf('document', number);
    if (id !== undefined) return id;
    throw invalidField('documents', `Some documents in ${numbers.join(', ')} do not exist.`);
  });
}
