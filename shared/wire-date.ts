import { z } from 'zod';

/** A time: ISO 8601 UTC string on the wire, `Date` in code. `parse` decodes, `z.encode` encodes. */
export const wireDate = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});
