import { Parser, type ParserOptions } from 'htmlparser2';

/** Maximum number of character references in all attributes of a text, each of which takes the memory of its own string. */
const mostReferences = 100_000;

/** A parser that keeps no more than `mostCharacters` of the attributes of an element, however it is written. */
export class BoundedParser extends Parser {
  readonly #mostCharacters: number;
  #characters = 0;
  #references = 0;

  constructor(
    handler: ConstructorParameters<typeof Parser>[0],
    { mostCharacters, ...options }: ParserOptions & { mostCharacters: number },
  ) {
    super(handler, options);
    this.#mostCharacters = mostCharacters;
  }

  override onopentagname(start: number, endIndex: number): void {
    this.#characters = 0;
    super.onopentagname(start, endIndex);
  }

  override onattribdata(start: number, endIndex: number): void {
    this.#characters += endIndex - start;
    if (this.#characters <= this.#mostCharacters) super.onattribdata(start, endIndex);
  }

  override onattribentity(codePoint: number): void {
    this.#references += 1;
    if (this.#references <= mostReferences) super.onattribentity(codePoint);
  }
}
