import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { describeDetails, detailOf } from './invalid-details.ts';

async function described(schema: z.ZodType, value: unknown) {
  const { error } = schema.safeParse(value);
  return describeDetails((error?.issues ?? []).map(detailOf));
}

describe('the details of an invalid request', () => {
  it('are English sentences, with the key of the text of the interface', async () => {
    const schema = z.object({ name: z.string().min(1, 'tags.form.name.required') });
    expect(await described(schema, { name: '' })).toEqual([
      { path: 'name', message: 'Please enter a tag name', key: 'tags.form.name.required' },
    ]);
  });

  it('name the limit that was not kept', async () => {
    const [detail] = await described(
      z.string().max(255, 'documents.rename.form.name.max-length'),
      'x'.repeat(256),
    );
    expect(detail?.message).toBe('The name must be less than 255 characters');
  });

  it('have no placeholder where a text names another limit', async () => {
    const [detail] = await described(
      z.string().min(1, 'documents.rename.form.name.max-length'),
      '',
    );
    expect(detail?.message).toBe('Not valid');
  });

  it('are sentences of the schema as they are', async () => {
    const [detail] = await described(z.object({ ids: z.array(z.string()) }), { ids: [1] });
    expect(detail).toEqual({ path: 'ids.0', message: expect.stringContaining('expected string') });
  });
});
