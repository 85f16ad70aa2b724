/** Grants goodwill without a browser. */
import { type Goodwill, type GoodwillRecipient, giveGoodwill, previewGoodwill } from '#contract/goodwill.ts';
import type { Person } from './factories.ts';

export type Gift = { recipient?: GoodwillRecipient; amountJod?: string; id?: string };

/** Previews the goodwill and grants it; above the cap it waits for a second admin. */
export async function aGoodwill(
	admin: Person,
	bookingId: string,
	{ recipient = 'RENTER', amountJod = '10', id }: Gift = {},
): Promise<Goodwill> {
	const params = { id: bookingId };
	const { needsSecondAdmin } = await admin.browser.call(previewGoodwill, { params, query: { recipient, amountJod } });
	const body = { id: id ?? crypto.randomUUID(), recipient, amountJod, reason: 'You waited an hour for the car.', needsSecondAdmin };
	return admin.browser.call(giveGoodwill, { params, body });
}
