/** Creates the conversation of a new booking, under the same id and in the same transaction. */
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { insertOfBooking } from './sql.ts';

type Held = { bookingId: string; carId: string; renterId: string; ownerId: string };

export const openConversation = (platform: Platform, tx: Transaction, { bookingId, ...of }: Held): Promise<void> =>
	insertOfBooking(tx, bookingId, of, platform.clock.now());
