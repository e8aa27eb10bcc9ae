import { z } from 'zod';
import { wireDate } from '../../time/wire-date.ts';

/** The secret calendar address of a member, or null. The address itself is shown only once. */
const calendarFeedSchema = z.object({ createdAt: wireDate });

export const calendarFeedResponseSchema = z.object({ calendarFeed: calendarFeedSchema.nullable() });

export const createdCalendarFeedResponseSchema = z.object({
  calendarFeed: calendarFeedSchema,
  url: z.url(),
});
