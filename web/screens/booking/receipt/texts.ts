/** Texts of the receipt: the page's language for buttons, both for the document. */
import { texts as ar } from './texts.ar.ts';
import { texts as en } from './texts.en.ts';

export const both = { en, ar };
