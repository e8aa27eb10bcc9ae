/**
 * Raised whenever the rules find more, or more surely: documents whose fields an older version found are then offered to
 * be read by the rules again.
 */
export const rulesVersion = 17;
