export const offeredTypes = [
  'pdf',
  'image',
  'text',
  'word',
  'spreadsheet',
  'presentation',
  'email',
] as const;
export type OfferedType = (typeof offeredTypes)[number];

/** Words and phrases with what stands before them. */
const piece = /[^\s"]*"[^"]*"?|\S+/g;
const typePiece = /^-?type:/i;

export function typeOf(q: string): OfferedType | undefined {
  const [first, ...others] = piecesOf(q).filter((each) => typePiece.test(each));
  if (first === undefined || others.length > 0) return undefined;
  return offeredTypes.find((type) => first.toLowerCase() === `type:${type}`);
}

export function withType(q: string, type: OfferedType | undefined): string {
  const rest = piecesOf(q).filter((each) => !typePiece.test(each));
  return [...rest, ...(type ? [`type:${type}`] : [])].join(' ');
}

function piecesOf(q: string): string[] {
  return q.match(piece) ?? [];
}
