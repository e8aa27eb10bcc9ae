import { expect, it } from 'vitest';
import { z } from 'zod';
import { wireDate } from '../../shared/time/wire-date.ts';
import { decodeJson } from './decode-json.ts';
import { responseSchemas } from './response-schemas.ts';

it('decodes times, and nothing else', () => {
  const time = '2026-11-22T10:00:00.000Z';
  const json = {
    asOf: time,
    documents: [{ name: time, content: time, createdAt: time, updatedAt: null, version: 2 }],
  };
  const date = new Date(time);
  expect(decodeJson(JSON.stringify(json))).toEqual({
    asOf: date,
    documents: [{ name: time, content: time, createdAt: date, updatedAt: null, version: 2 }],
  });
});

it.each(Object.entries(responseSchemas))(
  'decodes the response "%s" as its schema does',
  (_name, schema) => {
    const example = exampleOf(schema);
    expect(decodeJson(JSON.stringify(example))).toEqual(example);
  },
);

/**
 * Returns a value with every property of the schema; every string looks like a time. Throws for schemas that decode
 * anything else.
 */
function exampleOf(schema: unknown): unknown {
  if (schema === wireDate) return new Date('2026-11-22T10:00:00.000Z');
  if (
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault
  ) {
    return exampleOf(schema.unwrap());
  }
  if (schema instanceof z.ZodArray) return [exampleOf(schema.element)];
  if (schema instanceof z.ZodObject) {
    const entries = Object.entries(schema.shape).map(([key, part]) => [key, exampleOf(part)]);
    return Object.fromEntries(entries);
  }
  if (
    schema instanceof z.ZodString ||
    schema instanceof z.ZodStringFormat ||
    schema instanceof z.ZodTemplateLiteral
  ) {
    return '2026-11-22T10:00:00.000Z';
  }
  if (schema instanceof z.ZodUnion) return schema.options.map(exampleOf);
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodLiteral) return schema.value;
  if (schema instanceof z.ZodNumber) return 1;
  if (schema instanceof z.ZodBoolean) return true;
  throw new Error('decodeJson would not decode this as the schema does');
}
