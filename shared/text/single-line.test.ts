import { describe, expect, it } from 'vitest';
import { apiKeyInputSchema } from '../people/api-keys/api-key.ts';
import { organizationInputSchema } from '../people/organizations/organization.ts';
import { taggingRuleInputSchema } from '../archive/tagging-rules/tagging-rule.ts';
import { tagInputSchema } from '../archive/tags/tag.ts';
import { signUpInputSchema, userInputSchema } from '../people/users/user.ts';
import { webhookInputSchema } from '../integrations/webhooks/webhook.ts';

const names = {
  'an API key': apiKeyInputSchema.shape.name,
  'an organization': organizationInputSchema.shape.name,
  'a tag': tagInputSchema.shape.name,
  'a tagging rule': taggingRuleInputSchema.shape.name,
  'a user': userInputSchema.shape.name,
  'a new user': signUpInputSchema.shape.name,
  'a webhook': webhookInputSchema.shape.name,
};

describe.each(Object.entries(names))('the name of %s', (_thing, schema) => {
  it.each([
    ['Acme\r\nBcc: eve@evil.example', 'Acme Bcc: eve@evil.example'],
    ['Acme\0', 'Acme'],
    ['Acme \u202egpj.exe\u2066', 'Acme  gpj.exe'],
    ['Acme\ud800', 'Acme\ufffd'],
    ['\u2028Acme\u2029', 'Acme'],
    ['  Ćma ‏עברית 👩‍👩‍👧 ', 'Ćma ‏עברית 👩‍👩‍👧'],
  ])('stores %j as %j', (name, stored) => {
    expect(schema.parse(name)).toBe(stored);
  });

  it.each(['\r\n\0\u202e', '\u200b', '\u200e \u00ad', '\u3164', '\u2800'])(
    'is rejected without a visible character: %j',
    (name) => {
      expect(schema.safeParse(name).success).toBe(false);
    },
  );
});
