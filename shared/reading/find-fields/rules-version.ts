/**
 * Increased when the rules find more, or with more certainty. Documents with values of an older version are then offered to be read again.
 */
export const rulesVersion = 21;
