import { z } from 'zod';

const permissionsSchema = z.object({
  view: z.object({ users: z.array(z.number()), groups: z.array(z.number()) }),
  change: z.object({ users: z.array(z.number()), groups: z.array(z.number()) }),
});

/** The permissions of clients: in full if they ask for it, otherwise whether the key may change the object. */
export const accessShape = {
  owner: z.null(),
  permissions: permissionsSchema.optional(),
  user_can_change: z.boolean().optional(),
};

const labelShape = {
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  match: z.string(),
  matching_algorithm: z.number().int(),
  is_insensitive: z.boolean(),
  document_count: z.number().int(),
  ...accessShape,
};

const leafTagSchema = z.object({
  ...labelShape,
  color: z.string(),
  text_color: z.string(),
  is_inbox_tag: z.boolean(),
  parent: z.number().int().nullable(),
});

type LeafTag = z.infer<typeof leafTagSchema>;
export type PaperlessTag = LeafTag & { children: PaperlessTag[] };

export const paperlessTagSchema: z.ZodType<PaperlessTag> = leafTagSchema.extend({
  get children() {
    return z.array(paperlessTagSchema);
  },
});

export const paperlessCorrespondentSchema = z.object({
  ...labelShape,
  last_correspondence: z.iso.date().nullable(),
});
export type PaperlessCorrespondent = z.infer<typeof paperlessCorrespondentSchema>;

export const paperlessDocumentTypeSchema = z.object(labelShape);
export type PaperlessDocumentType = z.infer<typeof paperlessDocumentTypeSchema>;

const parent = z.number().int().nullish();

/** A new or changed tag. The matching rules of Paperless-ngx are ignored. */
export const paperlessTagInputSchema = z.object({
  name: z.string().optional(),
  color: z.string().optional(),
  parent,
});

export const paperlessLabelInputSchema = z.object({ name: z.string().optional() });
