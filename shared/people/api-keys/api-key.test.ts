import { expect, it } from 'vitest';
import { createId } from '../../ids.ts';
import { apiKeyFormSchema } from './api-key.ts';

const form = { name: 'Scanner', permissions: ['documents:create'] };
const organizationIds = [createId('org')];

it('the form of a key for all organizations sends none, as no choice means all of them', () => {
  const input = apiKeyFormSchema.parse({ ...form, reach: 'all', organizationIds });
  expect(input).toMatchObject({ organizationIds: [], allOrganizations: false });
  expect(input).not.toHaveProperty('reach');
});

it('the form of a key for some organizations needs one', () => {
  const refused = apiKeyFormSchema.safeParse({ ...form, reach: 'some', organizationIds: [] });
  expect(refused.error?.issues).toMatchObject([
    { path: ['organizationIds'], message: 'api-keys.form.organizations.required' },
  ]);
  const input = apiKeyFormSchema.parse({ ...form, reach: 'some', organizationIds });
  expect(input.organizationIds).toEqual(organizationIds);
});
