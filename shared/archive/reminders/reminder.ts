import { z } from 'zod';
import { idSchema } from '../../ids.ts';
import { limits } from '../../limits.ts';
import { singleLine } from '../../text/single-line.ts';
import { boundMarks } from '../../text/bound-marks.ts';
import { wireDate } from '../../time/wire-date.ts';
import { documentFieldsSchema } from '../../reading/fields/document-fields.ts';
import { dayValueSchema } from '../fields/document-field-values.ts';
import { wholeNumber } from '../../pagination.ts';

export const reminderSources = ['due-date', 'notice-date', 'end-date', 'person'] as const;

/**
 * A day on which a document reminds people. `remindOn` is the day until which it is snoozed, or else its `date`. `correspondent` and
 * `totalAmount` are those of the document. `assigneeId` is null for everybody; `createdBy` is null if the reminder follows a date of the
 * document.
 */
export const reminderSchema = z.object({
  id: idSchema('rem'),
  organizationId: idSchema('org'),
  documentId: idSchema('doc'),
  documentName: z.string(),
  correspondent: documentFieldsSchema.shape.correspondent,
  totalAmount: documentFieldsSchema.shape.totalAmount,
  source: z.enum(reminderSources),
  date: z.iso.date(),
  snoozedUntil: z.iso.date().nullable(),
  remindOn: z.iso.date(),
  note: z.string(),
  assigneeId: idSchema('usr').nullable(),
  createdBy: idSchema('usr').nullable(),
  createdAt: wireDate,
  doneAt: wireDate.nullable(),
  doneBy: idSchema('usr').nullable(),
});

export type Reminder = z.infer<typeof reminderSchema>;

const note = z
  .string('reminders.form.note')
  .overwrite((text) => boundMarks(singleLine(text)).normalize('NFC'))
  .max(limits.reminderNote.max, 'reminders.form.note');

/** `assigneeId` is by default the user of the request. */
export const reminderInputSchema = z.object({
  documentId: idSchema('doc'),
  date: dayValueSchema,
  note: note.default(''),
  assigneeId: idSchema('usr').nullable().optional(),
});
export type ReminderInput = z.infer<typeof reminderInputSchema>;

/** Only properties that are sent are changed. A new `date` ends the snoozing. */
export const reminderUpdateSchema = z
  .object({
    date: dayValueSchema,
    note,
    assigneeId: idSchema('usr').nullable(),
    snoozedUntil: dayValueSchema.nullable(),
    isDone: z.boolean(),
  })
  .partial();
export type ReminderUpdate = z.infer<typeof reminderUpdateSchema>;

const reminderStates = ['open', 'done'] as const;
const reminderFilters = ['all', 'mine'] as const;

/**
 * Open reminders by day, those overdue first, or the done ones, the latest first. `mine` includes those for everybody. `cursor` is the
 * `nextCursor` of the previous page.
 */
export const remindersQuerySchema = z
  .object({
    state: z.enum(reminderStates).default('open'),
    filter: z.enum(reminderFilters).default('all'),
    documentId: idSchema('doc').optional(),
    cursor: z
      .string()
      .regex(/^(\d{4}-\d\d-\d\d|\d{1,15})~rem_[a-z0-9]{24}$/)
      .optional(),
    pageSize: wholeNumber.pipe(z.number().min(1).max(limits.pageSize.max)).default(25),
  })
  .refine(isOfItsState, { path: ['cursor'] });
export type RemindersQuery = z.infer<typeof remindersQuerySchema>;

/** Cursors of open reminders begin with a day, and those of done ones with a time. */
function isOfItsState({ state, cursor }: { state: string; cursor?: string | undefined }): boolean {
  return cursor === undefined || /^\d{4}-/.test(cursor) === (state === 'open');
}

export const reminderParamsSchema = z.object({
  organizationId: idSchema('org'),
  reminderId: idSchema('rem'),
});

export const reminderResponseSchema = z.object({ reminder: reminderSchema });
export const remindersResponseSchema = z.object({
  reminders: z.array(reminderSchema),
  nextCursor: z.string().nullable(),
});
export type ReminderPage = z.infer<typeof remindersResponseSchema>;
