/** The texts of the owner's bookings, for its parts. */
import { screenTexts } from '../../../i18n/context.tsx';
import type { OwnerBookingsTexts } from './texts.en.ts';

export const useOwnerBookingsTexts = screenTexts<OwnerBookingsTexts>();
