type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};

/** A JSON schema in the notation of TypeScript's types, which reads faster than JSON Schema. */
export function describeSchema(schema: object, indent = ''): string {
  const known = schema as Schema;
  if (known.$ref) return known.$ref.replace(/^.*\//, '');
  if (known.const !== undefined) return JSON.stringify(known.const);
  if (known.enum) return known.enum.map((value) => JSON.stringify(value)).join(' | ');
  const union = known.anyOf ?? known.oneOf;
  if (union) return union.map((part) => describeSchema(part, indent)).join(' | ');
  if (known.allOf) return known.allOf.map((part) => describeSchema(part, indent)).join(' & ');
  switch (known.type) {
    case 'array':
      return describeArray(known.items ?? {}, indent);
    case 'object':
      return describeObject(known, indent);
    case 'string':
      return known.format === 'binary' ? 'file' : known.format === 'date-time' ? 'time' : 'string';
    case undefined:
      return 'anything';
    default:
      return [known.type].flat().join(' | ');
  }
}

function describeArray(items: Schema, indent: string): string {
  const inner = describeSchema(items, indent);
  return inner.includes(' | ') && !inner.startsWith('{') ? `(${inner})[]` : `${inner}[]`;
}

function describeObject(schema: Schema, indent: string): string {
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
