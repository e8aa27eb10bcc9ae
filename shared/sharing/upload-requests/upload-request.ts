import { z } from 'zod';
import { idSchema } from '../../ids.ts';
import { limits } from '../../limits.ts';
import { isInvisible } from '../../text/invisible.ts';
import { singleLine } from '../../text/single-line.ts';
import { wireDate } from '../../time/wire-date.ts';
import { uploadRequestLimits } from './upload-request-limits.ts';

/**
 * Whether a request accepts files: `paused` by a member, `ended` after its deadline and grace period, `complete` once there is a file for
 * each checklist item, `full` at its number of files or bytes.
 */
export const uploadStates = ['open', 'paused', 'ended', 'complete', 'full'] as const;
export type UploadState = (typeof uploadStates)[number];

export const checklistItemSchema = z.object({ text: z.string(), isDone: z.boolean() });

/** `reminded`: mailed again before the deadline, without a file through the recipient's address so far. */
const recipientStates = ['waiting', 'reminded', 'sent'] as const;

const recipientSchema = z.object({
  id: idSchema('upl'),
  name: z.string(),
  email: z.string(),
  state: z.enum(recipientStates),
  filesCount: z.number().int(),
  url: z.string().nullable(),
});

export type Recipient = z.infer<typeof recipientSchema>;

/** `url` is null once AUTH_SECRET has changed. Counts and bytes include accepted files. */
const uploadRequestSchema = z.object({
  id: idSchema('upr'),
  organizationId: idSchema('org'),
  createdBy: idSchema('usr').nullable(),
  title: z.string(),
  note: z.string(),
  checklist: z.array(checklistItemSchema),
  expiresAt: wireDate,
  graceDays: z.number().int(),
  hasPassword: z.boolean(),
  maxFiles: z.number().int(),
  maxTotalBytes: z.number().int(),
  maxFilesPerDay: z.number().int().nullable(),
  isSingleSender: z.boolean(),
  asksName: z.boolean(),
  tagIds: z.array(idSchema('tag')),
  correspondentId: idSchema('cor').nullable(),
  isEnabled: z.boolean(),
  isAlwaysAccepted: z.boolean(),
  state: z.enum(uploadStates),
  filesCount: z.number().int(),
  totalBytes: z.number().int(),
  waitingCount: z.number().int(),
  recipients: z.array(recipientSchema),
  url: z.string().nullable(),
  createdAt: wireDate,
  updatedAt: wireDate,
});

export type UploadRequest = z.infer<typeof uploadRequestSchema>;

export const uploadRequestResponseSchema = z.object({ uploadRequest: uploadRequestSchema });
export const createdUploadRequestResponseSchema = uploadRequestResponseSchema.extend({
  url: z.string(),
});
export const uploadRequestsResponseSchema = z.object({
  uploadRequests: z.array(uploadRequestSchema),
});

const bounds = uploadRequestLimits;

function plainText(text: string): string {
  const plain = text.toWellFormed().replaceAll('\0', '').replaceAll(/\r\n?/g, '\n').trim();
  return isInvisible(plain) ? '' : plain;
}

const fields = {
  title: z
    .string()
    .overwrite(singleLine)
    .min(1, 'upload-requests.form.title.required')
    .max(bounds.title, 'upload-requests.form.title.too-long'),
  note: z.string().overwrite(plainText).max(bounds.note, 'upload-requests.form.note.too-long'),
  checklist: z
    .array(
      z
        .string()
        .overwrite(singleLine)
        .min(1)
        .max(bounds.item, 'upload-requests.form.checklist.too-long'),
    )
    .max(bounds.items, 'upload-requests.form.checklist.too-many'),
  expiresAt: wireDate,
  graceDays: z.number().int().min(0).max(bounds.graceDays),
  password: z
    .string()
    .min(1)
    .max(limits.password.max, 'upload-requests.form.password.too-long')
    .nullable(),
  maxFiles: z
    .number()
    .int()
    .min(1, 'upload-requests.form.max-files.range')
    .max(bounds.files, 'upload-requests.form.max-files.range'),
  maxTotalBytes: z
    .number()
    .int()
    .min(1, 'upload-requests.form.max-total-bytes.range')
    .max(bounds.bytes, 'upload-requests.form.max-total-bytes.range'),
  maxFilesPerDay: z
    .number()
    .int()
    .min(1, 'upload-requests.form.max-files.range')
    .max(bounds.files, 'upload-requests.form.max-files.range')
    .nullable(),
  isSingleSender: z.boolean(),
  asksName: z.boolean(),
  tagIds: z
    .array(idSchema('tag'))
    .max(bounds.tags)
    .transform((ids) => [...new Set(ids)]),
  correspondentId: idSchema('cor').nullable(),
  recipients: z
    .array(
      z.object({
        name: z.string().overwrite(singleLine).min(1).max(bounds.sender),
        email: z.string().trim().toLowerCase().max(limits.email.max).pipe(z.email()),
      }),
    )
    .max(bounds.recipients)
    .transform((list) => [...new Map(list.map((each) => [each.email, each])).values()]),
  isEnabled: z.boolean(),
};

export const uploadRequestInputSchema = z.object({
  ...fields,
  note: fields.note.default(''),
  checklist: fields.checklist.default([]),
  expiresAt: fields.expiresAt.optional(),
  graceDays: fields.graceDays.default(0),
  password: fields.password.default(null),
  maxFiles: fields.maxFiles.default(20),
  maxTotalBytes: fields.maxTotalBytes.default(200 * 1024 * 1024),
  maxFilesPerDay: fields.maxFilesPerDay.default(null),
  isSingleSender: fields.isSingleSender.default(false),
  asksName: fields.asksName.default(false),
  tagIds: fields.tagIds.default([]),
  correspondentId: fields.correspondentId.default(null),
  recipients: fields.recipients.default([]),
  isEnabled: fields.isEnabled.default(true),
});

export type RecipientInput = UploadRequestInput['recipients'][number];
export type UploadRequestInput = z.output<typeof uploadRequestInputSchema>;

/** Only properties that are sent are changed. `password: null` removes the password; `recipients` replaces all of them. */
export const uploadRequestUpdateSchema = z
  .object({ ...fields, isAlwaysAccepted: z.boolean() })
  .partial();

export type UploadRequestUpdate = z.output<typeof uploadRequestUpdateSchema>;

export const uploadRequestParamsSchema = z.object({
  organizationId: idSchema('org'),
  uploadRequestId: idSchema('upr'),
});
