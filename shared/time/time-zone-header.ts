/** The header with the time zone of a person: what a search calls today is the day there. */
export const timeZoneHeader = 'time-zone';
