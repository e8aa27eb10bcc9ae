import { z } from 'zod';

/** A time: an ISO 8601 string in UTC in JSON, a `Date` in code. `parse` decodes, `z.encode` encodes. */
export const wireDate = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});
