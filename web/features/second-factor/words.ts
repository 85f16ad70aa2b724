/** These texts in the language of the page: dialogs outside of a screen need them too. */
import { useLanguage } from '#web/i18n/context.tsx';
import { secondFactor as ar } from './texts.ar.ts';
import { secondFactor as en, type SecondFactorTexts } from './texts.en.ts';

const words = { en, ar };

export const useSecondFactorTexts = (): SecondFactorTexts => words[useLanguage().language];
