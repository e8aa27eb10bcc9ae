export function isEqualValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(comparable(one)) === JSON.stringify(comparable(other));
}

function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(String).toSorted();
  if (typeof value !== 'object' || value === null) return value;
  if ('field' in value && 'value' in value) return comparable(value.value);
  if ('id' in value) return value.id;
  return 'amount' in value && 'currency' in value ? [value.amount, value.currency] : value;
}
