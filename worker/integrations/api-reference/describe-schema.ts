import type { OpenAPIV3_1 } from 'openapi-types';

const formats: ReadonlyMap<string, string> = new Map(
  Object.entries({ binary: 'file', 'date-time': 'time' }),
);

type Schema = OpenAPIV3_1.SchemaObject | OpenAPIV3_1.ReferenceObject;

export function describeSchema(schema: Schema, indent = ''): string {
  if ('$ref' in schema) return schema.$ref.replace(/^.*\//, '');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const union = schema.anyOf ?? schema.oneOf;
  if (union) return union.map((part) => describeSchema(part, indent)).join(' | ');
  if (schema.allOf) return schema.allOf.map((part) => describeSchema(part, indent)).join(' & ');
  if (schema.type === 'array') return describeArray(schema.items, indent);
  if (schema.type === 'object') return describeObject(schema, indent);
  if (schema.type === 'string') return formats.get(schema.format ?? '') ?? 'string';
  return [schema.type ?? 'unknown'].flat().join(' | ');
}

function describeArray(items: Schema, indent: string): string {
  const inner = describeSchema(items, indent);
  return inner.includes(' | ') && !inner.startsWith('{') ? `(${inner})[]` : `${inner}[]`;
}

function describeObject(schema: OpenAPIV3_1.SchemaObject, indent: string): string {
  const deeper = `${indent}  `;
  const lines = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const mark = schema.required?.includes(name) ? '' : '?';
    return `${deeper}${name}${mark}: ${describeSchema(property, deeper)}`;
  });
  if (typeof schema.additionalProperties === 'object') {
    lines.push(`${deeper}[name]: ${describeSchema(schema.additionalProperties, deeper)}`);
  }
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}
