export class MimeError extends Error {}
