/** The agreement's texts: the page's own language for its buttons, both for the paper. */
import { texts as ar } from './texts.ar.ts';
import { texts as en } from './texts.en.ts';

export const both = { en, ar };
