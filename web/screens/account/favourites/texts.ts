/** The texts of the page of saved cars, for its parts. */
import { screenTexts } from '../../../i18n/context.tsx';
import type { FavouritesTexts } from './texts.en.ts';

export const useFavouritesTexts = screenTexts<FavouritesTexts>();
