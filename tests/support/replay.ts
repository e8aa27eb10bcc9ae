import { expect } from 'vitest';
import { z } from 'zod';
import { harness } from '#harness';
import { createOwner, uploadDocument, type Owner } from './client.ts';
import { paperlessClient, type PaperlessClient } from './paperless.ts';

/** Values that the clients' decoders accept: 32-bit numbers, times with a zone and at most six decimals, and days. */
export const number = z
  .int()
  .min(1)
  .max(2 ** 31 - 1);
export const time = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?(?:Z|[+-]\d\d:\d\d)$/);
export const day = z.iso.date();
export const taskId = z.uuid();
/** A response without a body, or one that a client does not read. */
export const nothing = z.undefined();
export const anything = z.unknown();

/** A paginated list. */
export function listOf<Item extends z.ZodType>(item: Item) {
  const page = z.url().regex(/[?&]page=\d+(?:&|$)/);
  return z.object({
    count: z.int().min(0),
    next: page.nullable(),
    previous: page.nullable(),
    results: z.array(item),
  });
}

type Sent = { body?: unknown; status?: number; version?: number };

export type Ask = <Answer extends z.ZodType>(
  request: string,
  answer: Answer,
  sent?: Sent,
) => Promise<z.output<Answer>>;

/**
 * Sends requests as a client does (`GET tags/`), in its version of the API, and parses the responses as its decoder
 * does.
 */
export function replayOf(client: PaperlessClient, version?: number): Ask {
  return async (request, answer, sent = {}) => {
    const [, method = '', path = ''] = /^(\w+) (.*)$/.exec(request) ?? [];
    const asked = sent.version ?? version;
    const response = await client.request(method, path, {
      body: sent.body,
      ...(asked !== undefined && { version: asked }),
    });
    const text = await response.text();
    expect(response.status, `${request}: ${text.slice(0, 300)}`).toBe(sent.status ?? 200);
    const read = answer.safeParse(text === '' ? undefined : JSON.parse(text));
    expect(read.error?.issues ?? [], `${request}: ${text.slice(0, 300)}`).toEqual([]);
    return read.data as z.output<typeof answer>;
  };
}

const fieldTypes = {
  string: 'A text',
  longtext: 'A long text',
  url: 'https://example.com/',
  date: '2026-03-01',
  boolean: true,
  integer: 7,
  float: 2.5,
  monetary: 'EUR12.30',
  documentlink: [1],
};

/**
 * An archive in use: one document with labels, a date, a note and a value of every type of field, and one with none
 * of these; nested tags and a view. Both documents contain `garden`.
 */
export async function createUsedArchive(): Promise<{ owner: Owner; client: PaperlessClient }> {
  const owner = await createOwner();
  const client = await paperlessClient(owner);
  const labels = [
    ['tags/', 'House'],
    ['tags/', 'House/Rent'],
    ['correspondents/', 'City works'],
    ['document_types/', 'Lease'],
  ] as const;
  for (const [path, name] of labels) {
    await client.call('POST', path, { body: { name }, status: 201 });
  }
  for (const name of ['Full', 'Bare']) {
    await uploadDocument(owner, { name: `${name}.txt`, content: `The garden is ${name}` });
  }
  await harness.finishJobs();
  const types = await client.list<{ id: number }>('document_types/?name__iexact=lease');
  await client.list('documents/?ordering=added');
  const custom_fields = [];
  for (const [data_type, value] of Object.entries(fieldTypes)) {
    const body = { name: `A ${data_type}`, data_type };
    const field = await client.call<{ id: number }>('POST', 'custom_fields/', {
      body,
      status: 201,
    });
    custom_fields.push({ field: field.id, value });
  }
  const select = await client.call<{
    id: number;
    extra_data: { select_options: { id: string }[] };
  }>('POST', 'custom_fields/', {
    body: {
      name: 'A select',
      data_type: 'select',
      extra_data: { select_options: [{ label: 'Open' }, { label: 'Done' }] },
    },
    status: 201,
  });
  custom_fields.push({ field: select.id, value: select.extra_data.select_options[1]?.id });
  await client.call('PATCH', 'documents/1/', {
    body: {
      tags: [1, 2],
      correspondent: 1,
      document_type: types.results[0]?.id,
      created: '2026-03-01',
      custom_fields,
    },
  });
  await client.call('POST', 'documents/1/notes/', { body: { note: 'Paid' } });
  await owner.post(`${owner.org}/views`, { name: 'Garden', search: 'garden kind:lease' });
  await harness.finishJobs();
  return { owner, client };
}

export function idsOf(rows: readonly { id: number }[]): number[] {
  return rows.map(({ id }) => id).toSorted((one, other) => one - other);
}

export const textFile = (name: string, content: string) =>
  new File([content], name, { type: 'application/octet-stream' });

/** A form as clients send it, in which fields may repeat. */
export function formOf(parts: readonly (readonly [string, string | File])[]): FormData {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  return form;
}
