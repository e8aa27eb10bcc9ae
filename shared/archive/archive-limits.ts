/** Limits of the archive's features, apart from their schemas, so that messages may name them. Lengths in UTF-16 code units. */

/** `count` is per organization, `options` per field, `chosen` per value. */
export const customFieldLimits = {
  count: 50,
  name: 64,
  options: 200,
  optionName: 64,
  chosen: 50,
  text: 1024,
  link: 2048,
} as const;

/** `count`: own types of an organization. */
export const documentTypeLimits = { count: 200, name: 64 } as const;

/** Shared views are counted per organization, personal ones per person; `columns` in one view
 * or list: all that there can be. */
export const viewLimits = { shared: 50, personal: 50, name: 64, columns: 64 } as const;

/**
 * `count` and `names`, which are those of all with their aliases, are per organization. `marks`: what the documents of a
 * correspondent are recognized by.
 */
export const correspondentLimits = {
  count: 5000,
  names: 20_000,
  name: 128,
  aliases: 50,
  tags: 20,
  marks: 200,
} as const;

/** Of an IBAN, a reference and a VAT id. */
export const maxFieldTextLength = 128;

/** As in Paperless-ngx: what 32 bits have room for. */
export const maxArchiveNumber = 4_294_967_295;

export const maxTitleTemplateLength = 128;

/** An overdue document needs attention for so many days; what is older is history that nobody has marked. */
export const overdueDays = 180;
