/**
 * Raised whenever the rules find more, or more surely: documents that were understood by an older version are then offered to
 * be read by the rules again.
 */
export const rulesVersion = 6;
