/** Texts about a booking that the renter's screens share; each of them carries them as `booking`. */
import { screenTexts } from '../../i18n/context.tsx';
import type { BookingTexts } from './texts.en.ts';

export const useBookingTexts = screenTexts<{ booking: BookingTexts }>();
