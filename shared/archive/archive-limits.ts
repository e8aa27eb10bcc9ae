/** Limits of the archive's features, separate from the schemas so that messages can name them. Lengths are in UTF-16 code units. */

/** `count` is per organization, `options` per field, and `chosen` per value. */
export const customFieldLimits = {
  count: 50,
  name: 64,
  options: 200,
  optionName: 64,
  chosen: 50,
  text: 1024,
  link: 2048,
} as const;

export const documentTypeLimits = { count: 200, name: 64 } as const;

/** `shared` is per organization, `personal` per person, and `columns` per view or list. */
export const viewLimits = { shared: 50, personal: 50, name: 64, columns: 64 } as const;

/**
 * `count` is per organization, and so is `names`, which includes aliases. `marks` are the values that identify a correspondent's documents.
 */
export const correspondentLimits = {
  count: 5000,
  names: 20_000,
  name: 128,
  aliases: 50,
  tags: 20,
  marks: 200,
} as const;

export const maxFieldTextLength = 128;

/** The largest unsigned 32-bit integer, as in Paperless-ngx. */
export const maxArchiveNumber = 4_294_967_295;

export const maxTitleTemplateLength = 128;

/** Documents that are overdue for longer no longer need attention: they were most likely never marked as paid. */
export const overdueDays = 180;
