/** The header with the time zone of a user, in which searches interpret days. */
export const timeZoneHeader = 'time-zone';
