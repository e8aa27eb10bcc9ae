import type { Line, Paper } from '../../paper/paper.ts';

type Table = Readonly<Record<string, string>>;

const oneOf = (table: Table) => Object.values(table).join('|');

const from: Table = {
  western: 'from|von|de|van|da|od|de la|expediteur|mittente|remetente|nadawca',
  nordic: 'fran|fra',
  others: 'odesilatel|od koho|kimden|gonderen|απο|αποστολεασ|差出人|送信者',
};
const to: Table = {
  western: 'to|an|a|para|aan|do|catre|cc|destinataire|destinatario',
  nordic: 'til|till|komu',
  others: 'kime|alici|προσ|παραληπτησ|宛先|to',
};
/** A mail head has at least two more of these lines. */
const others = {
  day: 'date|sent|datum|gesendet|envoye|fecha|enviado(?: el)?|data|inviato|verzonden|wyslano|trimis|skickat|sendt|dato|odeslano|tarih|gonderim tarihi|ημερομηνια|σταλθηκε|送信日時|日時|日付',
  subject:
    'subject|betreff|objet|asunto|oggetto|onderwerp|assunto|temat|subiect|amne|emne|predmet|konu|θεμα|件名',
};

const sender = new RegExp(`^(?:${oneOf(from)}) ?: ?`);
const recipient = new RegExp(`^(?:${oneOf(to)}) ?: ?`);
const headLine = new RegExp(`^(?:${oneOf(from)}|${oneOf(to)}|${oneOf(others)}) ?:`);

/** Beginnings of the subjects of forwarded mails. */
const forwards = 'fwd?|wg|tr|rv|i|pd|enc|vb|vs|fs|doorst';
const forwarded = new RegExp(`^(?:${others.subject}) ?: ?(?:${forwards}) ?:`);
const forwardedSubject = new RegExp(`^(?:${forwards}) ?:`);
/** Lines that mail programs write above a forwarded mail. */
const marks: Table = {
  english: 'forwarded message|begin forwarded',
  german: 'weitergeleitete nachricht|anfang der weitergeleiteten',
  romance:
    'message transfere|mensaje reenviado|messaggio inoltrato|mensagem (?:re)?encaminhada|mesaj (?:redirectionat|transmis mai departe)',
  others: 'doorgestuurd bericht|przekazana wiadomosc|vidarebefordrat|videresendt|preposlana zprava',
};
const mark = new RegExp(oneOf(marks));

const mailbox =
  /^[^<>@]{0,120}<[^\s<>@]{1,80}@[^\s<>@]{1,80}>|^[^\s<>()@,]{1,80}@[^\s<>()@,]{1,80}$/;
const isoDay = /^\d{4}-\d{2}-\d{2}$/;

type MailLine = { line: Line; start: number; isRecipient: boolean };

const linesOfHead = 12;
const linesSearched = 400;
const longestGap = 2;
const leastLines = 3;

/**
 * Returns the sender and recipient of a mail from the lines of its head. For a forwarded mail, the head of the first mail counts, because
 * others only passed it on. `isPassedOn` returns whether a line belongs to another head, and `isSubject` whether it is the subject of a
 * mail file.
 */
export function readMailHeads(paper: Paper): {
  mailLines: MailLine[];
  isPassedOn: (line: Line) => boolean;
  isSubject: (line: Line) => boolean;
} {
  const lines = paper.lines.slice(0, linesSearched);
  const textOf = ({ start, end }: Line) => paper.folded.slice(start, Math.min(end, start + 200));
  const first = lines.slice(0, linesOfHead);
  const plainHeads = plainHeadsIn(lines, textOf);
  const isForwarded =
    first.some((line) => forwarded.test(textOf(line))) ||
    plainHeads.some(({ subject }) => subject && forwardedSubject.test(textOf(subject))) ||
    lines.some((line) => mark.test(textOf(line)));
  const heads = [...headsIn(lines, textOf), ...plainHeads.map(({ head }) => head)].toSorted(
    ([a], [b]) => (a?.index ?? 0) - (b?.index ?? 0),
  );
  const own = isForwarded ? heads.at(-1) : heads.find(([line]) => line && first.includes(line));
  const passedOn = new Set(heads.filter((head) => head !== own).flat());
  const subjects = new Set(plainHeads.map(({ subject }) => subject));
  const isPlain = plainHeads.some(({ head }) => head === own);
  const mailLines = (own ?? first).flatMap((line, at) => {
    const text = textOf(line);
    if (isPlain) return mailbox.test(text) ? { line, start: line.start, isRecipient: at > 0 } : [];
    const isRecipient = recipient.test(text);
    const [label] = (isRecipient ? recipient : sender).exec(text) ?? [];
    if (label === undefined || !/@|"/.test(text)) return [];
    return { line, start: line.start + label.length, isRecipient };
  });
  return {
    mailLines,
    isPassedOn: (line) => passedOn.has(line),
    isSubject: (line) => subjects.has(line),
  };
}

type PlainHead = { subject: Line | undefined; head: Line[] };

/** Returns the heads of mail files, which are read as lines without labels: subject, sender, recipients and day. */
function plainHeadsIn(lines: readonly Line[], textOf: (line: Line) => string): PlainHead[] {
  return lines.flatMap((day, at) => {
    if (!isoDay.test(textOf(day).trim())) return [];
    let start = at;
    while (start > 0 && mailbox.test(textOf(lines[start - 1] ?? day))) start -= 1;
    const [first] = lines.slice(start, at);
    // The address of a letterhead may stand above its day as well.
    const isHead = first && (textOf(first).endsWith('>') || (start <= 1 && at - start >= 2));
    if (!isHead) return [];
    return {
      subject: first.isAfterGap ? undefined : lines[start - 1],
      head: lines.slice(start, at + 1),
    };
  });
}

function headsIn(lines: readonly Line[], textOf: (line: Line) => string): Line[][] {
  const heads: Line[][] = [];
  for (const line of lines) {
    if (!headLine.test(textOf(line))) continue;
    const head = heads.at(-1);
    const last = head?.at(-1);
    const isNext = last && line.index - last.index <= longestGap && !line.isAfterGap;
    if (head && isNext) head.push(line);
    else heads.push([line]);
  }
  return heads.filter(
    (head) => head.length >= leastLines && head.some((line) => sender.test(textOf(line))),
  );
}
