import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import { createApp } from '../../worker/app.ts';
import { buildOpenApi } from '../../worker/integrations/api-reference/build-openapi.ts';

it('the API reference is OpenAPI 3.1 to a strict validator', async () => {
  const document = JSON.parse(JSON.stringify(await buildOpenApi(createApp()))) as Record<
    string,
    unknown
  >;
  const validator = new Validator();
  const { valid, errors } = await validator.validate(document);
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
});
