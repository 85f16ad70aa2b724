/** Screens of `npm run screenshots` whose address names something that does not exist. */

/** Pressed, pressed while the shift key is down, or typed into. */
export type Press = string | { withShift: string } | { into: string; text: string };

/**
 * `inOffice`: the session works for the office whose member this is. `signedInBefore`: too long ago for sensitive calls. `choose`: a file that is chosen first, and what the screen displays once it was
 * read. `press`: what happens in turn before the screenshot. `fails`: calls that are answered by a proxy's error page once the screen is open.
 */
export type Shot = {
	name: string;
	path: string;
	who?: string;
	inOffice?: true;
	signedInBefore?: true;
	choose?: { file: string; shows: string };
	press?: Press | readonly Press[];
	fails?: string;
};

type Routed = {
	route(
		url: string,
		answer: (route: { fulfill(answer: { status: number; body: string }): Promise<void> }) => Promise<void>,
	): Promise<unknown>;
};

/** Until the page no longer routes this address. */
export async function letFail(page: Routed, fails: Shot['fails']): Promise<void> {
	if (fails) await page.route(fails, (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
}

type Pressed = {
	locator(selector: string): {
		first(): { click(options?: { modifiers: Array<'Shift'> }): Promise<void>; fill(text: string): Promise<void> };
	};
};

/** `settled`: awaited after each of them. */
export async function pressInTurn(page: Pressed, press: Shot['press'], settled: () => Promise<void>): Promise<void> {
	for (const each of [press ?? []].flat()) {
		if (typeof each === 'string') await page.locator(each).first().click();
		else if ('withShift' in each)
			await page
				.locator(each.withShift)
				.first()
				.click({ modifiers: ['Shift'] });
		else await page.locator(each.into).first().fill(each.text);
		await settled();
	}
}

/** An id that does not exist. */
export const NOTHING = '00000000-0000-4000-8000-000000000000';

export const NOT_FOUND: readonly Shot[] = [
	{ name: 'car-not-found', path: '/car/none' },
	{ name: 'person-not-found', path: `/users/${NOTHING}`, who: 'renter@mishwar.test' },
	{ name: 'messages-not-found', path: '/messages?q=none', who: 'renter@mishwar.test' },
	{ name: 'chat-not-found', path: `/messages/${NOTHING}`, who: 'renter@mishwar.test' },
	{ name: 'booking-not-found', path: `/booking/${NOTHING}`, who: 'renter@mishwar.test' },
	{ name: 'claim-not-found', path: `/booking/${NOTHING}/claim`, who: 'renter@mishwar.test' },
	{ name: 'agreement-not-found', path: `/booking/${NOTHING}/agreement`, who: 'renter@mishwar.test' },
	{ name: 'inbox-ticket-not-found', path: `/messages/support/${NOTHING}`, who: 'renter@mishwar.test' },
	{ name: 'ticket-not-found', path: `/support/tickets/${NOTHING}`, who: 'renter@mishwar.test' },
	{ name: 'help-article-not-found', path: '/help/nothing' },
	{ name: 'owner-booking-not-found', path: `/owner/bookings/${NOTHING}`, who: 'owner@mishwar.test' },
	{ name: 'listing-not-found', path: `/owner/cars/${NOTHING}/edit`, who: 'owner@mishwar.test' },
	{ name: 'owner-calendar-not-found', path: `/owner/cars/${NOTHING}/calendar`, who: 'owner@mishwar.test' },
	{ name: 'admin-claim-not-found', path: `/admin/claims/${NOTHING}`, who: 'admin@mishwar.test' },
	{ name: 'admin-renter-claim-not-found', path: `/admin/renter-claims/${NOTHING}`, who: 'admin@mishwar.test' },
	{ name: 'admin-ticket-not-found', path: `/admin/tickets/${NOTHING}`, who: 'admin@mishwar.test' },
	{ name: 'admin-person-not-found', path: `/admin/people/${NOTHING}`, who: 'admin@mishwar.test' },
	{ name: 'admin-goodwill-not-found', path: `/admin/bookings/${NOTHING}/goodwill`, who: 'admin@mishwar.test' },
	{ name: 'admin-payout-batch-not-found', path: `/admin/payouts/${NOTHING}`, who: 'admin@mishwar.test' },
];
