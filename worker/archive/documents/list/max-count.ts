export const maxCount = 1000;
