export const documentPagesLimits = {
  maxBytes: 24 * 1024 * 1024,
  mergedDocuments: { min: 2, max: 50 },
  parts: { min: 2, max: 50 },
};
