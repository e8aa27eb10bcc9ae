/** Documents without a counter of their own are counted up to this number. */
export const maxCount = 1000;
