import { z } from 'zod';
import { viewStates } from '../../archive/views/view.ts';
import { idSchema } from '../../ids.ts';
import { singleLine } from '../../text/single-line.ts';
import { wireDate } from '../../time/wire-date.ts';
import { shareLinkLimits } from './share-link-limits.ts';

/**
 * `used_up`: the maximum number of downloads is reached. `ended`: the owner may no longer share, so that an admin may take the link over,
 * or its view is deleted. `paused` includes that the owner cannot see the view, or that its search has an unknown filter.
 */
const shareLinkStates = ['active', 'expired', 'used_up', 'paused', 'ended'] as const;
export type ShareLinkState = (typeof shareLinkStates)[number];

const ownerSchema = z.object({ id: idSchema('usr'), name: z.string().nullable() });

const shareLinkSchema = z.object({
  id: idSchema('shr'),
  organizationId: idSchema('org'),
  name: z.string(),
  note: z.string().nullable(),
  documentIds: z.array(idSchema('doc')),
  viewId: idSchema('viw').nullable(),
  /** The view as its owner sees it; null for a link to documents. `name` is null once the view is deleted. */
  view: z.object({ name: z.string().nullable(), state: z.enum(viewStates) }).nullable(),
  expiresAt: wireDate.nullable(),
  hasPassword: z.boolean(),
  isDownloadAllowed: z.boolean(),
  showsDetails: z.boolean(),
  showsOrganization: z.boolean(),
  isEnabled: z.boolean(),
  notifiesOnOpening: z.boolean(),
  maxDownloads: z.number().int().nullable(),
  downloadsCount: z.number().int(),
  /** The last time that a new browser opened the page. */
  openedAt: wireDate.nullable(),
  state: z.enum(shareLinkStates),
  url: z.string().nullable(),
  createdBy: ownerSchema,
  createdAt: wireDate,
  updatedAt: wireDate.nullable(),
});

/** `url` is null if the token cannot be decrypted, for example after `AUTH_SECRET` was changed. */
export type ShareLink = z.infer<typeof shareLinkSchema>;

export const shareLinkResponseSchema = z.object({ shareLink: shareLinkSchema });
export const shareLinksResponseSchema = z.object({ shareLinks: z.array(shareLinkSchema) });
export const sharedDocumentsResponseSchema = z.object({ documentIds: z.array(idSchema('doc')) });
export const createdShareLinkResponseSchema = shareLinkResponseSchema.extend({ url: z.string() });

const noteSchema = z
  .string()
  .trim()
  .max(shareLinkLimits.note, 'notes.form.max-length')
  .nullable()
  .transform((note) => (note === '' ? null : note));

const fields = {
  name: z
    .string('views.form.name.required')
    .overwrite(singleLine)
    .min(1, 'views.form.name.required')
    .max(shareLinkLimits.name, 'views.form.name.max-length'),
  note: noteSchema,
  documentIds: z
    .array(idSchema('doc'))
    .min(1)
    .max(shareLinkLimits.documents)
    .transform((ids) => [...new Set(ids)]),
  expiresAt: wireDate.nullable(),
  password: z.string().min(1).max(shareLinkLimits.password, 'auth.form.password.too-long'),
  isDownloadAllowed: z.boolean(),
  showsDetails: z.boolean(),
  showsOrganization: z.boolean(),
  isEnabled: z.boolean(),
  notifiesOnOpening: z.boolean(),
  maxDownloads: z
    .number()
    .int()
    .min(1, 'sharing.form.max-downloads.range')
    .max(shareLinkLimits.downloads, 'sharing.form.max-downloads.range')
    .nullable(),
};

/** A link shows documents, or the results of a view. By default it ends after 30 days. */
export const shareLinkInputSchema = z
  .object({
    ...fields,
    documentIds: fields.documentIds.optional(),
    viewId: idSchema('viw').optional(),
    note: fields.note.default(null),
    expiresAt: fields.expiresAt.optional(),
    password: fields.password.optional(),
    isDownloadAllowed: fields.isDownloadAllowed.default(true),
    showsDetails: fields.showsDetails.default(false),
    showsOrganization: fields.showsOrganization.default(true),
    isEnabled: fields.isEnabled.default(true),
    notifiesOnOpening: fields.notifiesOnOpening.default(false),
    maxDownloads: fields.maxDownloads.default(null),
  })
  .refine(({ documentIds, viewId }) => (documentIds === undefined) !== (viewId === undefined), {
    message: 'Expected documents or a view',
    path: ['documentIds'],
  });

export type ShareLinkInput = z.output<typeof shareLinkInputSchema>;

/**
 * Only properties that are sent are changed, and a link to a view cannot become one to documents. `password: null` removes the password;
 * `takesOver` makes an admin the owner.
 */
export const shareLinkUpdateSchema = z
  .object({ ...fields, password: fields.password.nullable(), takesOver: z.literal(true) })
  .partial();

export type ShareLinkUpdate = z.output<typeof shareLinkUpdateSchema>;

export const shareLinkParamsSchema = z.object({
  organizationId: idSchema('org'),
  shareLinkId: idSchema('shr'),
});

export type ShareLinkInputBody = z.input<typeof shareLinkInputSchema>;
export type ShareLinkUpdateBody = z.input<typeof shareLinkUpdateSchema>;

/** Values of the form. `expiresOn` is a day, or empty for no end; `password` is only used with `hasPassword`. */
export const shareLinkFormSchema = z.object({
  name: fields.name,
  note: z.string().trim().max(shareLinkLimits.note, 'notes.form.max-length'),
  expiresOn: z.string(),
  hasPassword: z.boolean(),
  password: z.string().max(shareLinkLimits.password, 'auth.form.password.too-long'),
  isDownloadAllowed: z.boolean(),
  showsDetails: z.boolean(),
  showsOrganization: z.boolean(),
  notifiesOnOpening: z.boolean(),
  maxDownloads: z
    .string()
    .transform((text) => (text.trim() === '' ? null : Number(text)))
    .pipe(fields.maxDownloads),
});

export type ShareLinkForm = z.output<typeof shareLinkFormSchema>;
export type ShareLinkFormValues = z.input<typeof shareLinkFormSchema>;
