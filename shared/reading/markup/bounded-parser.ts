import { Parser } from 'htmlparser2';

/** Characters of the attributes of an element: what is longer, such as a picture inside of a page, is left out. */
const mostCharacters = 100_000;
/** References to characters in all attributes of a text: each takes the memory of a string of its own. */
const mostReferences = 100_000;

/** A parser that keeps no more of attributes than any reader uses, whatever they contain. */
export class BoundedParser extends Parser {
  #characters = 0;
  #references = 0;

  override onopentagname(start: number, endIndex: number): void {
    this.#characters = 0;
    super.onopentagname(start, endIndex);
  }

  override onattribdata(start: number, endIndex: number): void {
    this.#characters += endIndex - start;
    if (this.#characters <= mostCharacters) super.onattribdata(start, endIndex);
  }

  override onattribentity(codePoint: number): void {
    this.#references += 1;
    if (this.#references <= mostReferences) super.onattribentity(codePoint);
  }
}
