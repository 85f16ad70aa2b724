/** Preparation of journeys without screens: a booking for today or later, paid and accepted, and if needed handed over and returned. */
import { randomUUID } from 'node:crypto';
import type { Page, TestInfo } from '@playwright/test';
import sharp from 'sharp';
import { acceptBooking, type Booking } from '#contract/bookings.ts';
import type { OwnerTerms } from '#contract/calendar.ts';
import type { Car } from '#contract/cars.ts';
import { guidedShots, type Handover } from '#contract/handover.ts';
import { initiatePayment, type Payment, verifyPayment } from '#contract/payments.ts';
import { addDays, ammanDate, ammanIso, HOUR_MS } from '#contract/time.ts';
import { expect, type Stay } from './journey.ts';

const GOOD = '4508 7500 1574 1019';
const headers = () => ({ origin: process.env.JOURNEY_URL ?? '' });

/** `asksOwner`: requests and extensions wait for the owner. */
type TermsOfToday = { dailyRateJod?: string; asksOwner?: boolean };

/** Sets terms under which any renter can book at once for a day, without a break between bookings. If there is a rate: without discounts and without other prices for weekends and holidays. */
async function openToAll({ request }: Page, carId: string, today: string, { dailyRateJod, asksOwner }: TermsOfToday): Promise<void> {
	const path = `/api/owner/cars/${carId}/terms`;
	const terms: OwnerTerms = await (await request.get(path)).json();
	const priced = dailyRateJod ? { ...terms, dailyRateJod, discounts: [] } : terms;
	const asking = asksOwner && { instantBook: false, extendsByItself: false };
	const data = {
		...priced,
		...asking,
		minDays: 1,
		advanceNoticeHours: 0,
		turnaroundHours: 0,
		pickupHours: { from: '00:00', until: '24:00' },
	};
	expect((await request.put(path, { headers: headers(), data })).status()).toBe(200);
	if (!dailyRateJod) return;
	const prices = { from: today, to: addDays(today, 30), dailyRateJod: null };
	const taken = await request.put(`/api/owner/cars/${carId}/calendar`, { headers: headers(), data: prices });
	expect(taken.status(), await taken.text()).toBe(200);
}

/** Cars of the demo that are free today. The last four are for the journey whose car is not returned. */
const FREE_TODAY = [
	'kia-ev6-2022',
	'honda-cr-v-2021',
	'jeep-wrangler-2020',
	'mini-cooper-cabrio-2018',
	'kia-picanto-2019',
	'mercedes-benz-c-200-2021',
	'toyota-land-cruiser-2019',
	'hyundai-tucson-2022',
] as const;
const NOT_RETURNED = ['kia-sportage-2022', 'hyundai-staria-2022', 'toyota-hilux-2022', 'ford-mustang-gt-2018'] as const;

/** In the order in which they run, so that the last ones of a window and the first ones of the next never use the same car. */
const JOURNEYS_OF_TODAY = ['breakdown', 'claiming', 'handover', 'refused at pickup', 'renter claim', 'worked example'] as const;

const windowOf = ({ config, project }: TestInfo): number => config.projects.findIndex(({ name }) => name === project.name);

/**
 * The car that a journey rents today. Journeys of one window run in parallel, so each has its own car. `changing` is one of the first to run, so it
 * uses the car of a journey that ran late in the previous window.
 */
export function carOfToday(info: TestInfo, journey: (typeof JOURNEYS_OF_TODAY)[number] | 'changing'): string {
	const own = journey === 'changing' ? JOURNEYS_OF_TODAY.length : JOURNEYS_OF_TODAY.indexOf(journey);
	const place = windowOf(info) * JOURNEYS_OF_TODAY.length + own;
	return FREE_TODAY[place % FREE_TODAY.length] ?? '';
}

/** A car for the journey of each window that ends while the car is still out. */
export function carNotReturned(info: TestInfo): string {
	return NOT_RETURNED[windowOf(info)] ?? '';
}

/** Books from the next full hour for a day, or for `days`; skips an hour that is about to begin. */
export async function bookToday(
	page: Page,
	as: (who: string) => Promise<Page>,
	slug: string,
	now: Date,
	{ days = 1, ...terms }: { days?: number } & TermsOfToday = {},
): Promise<{ id: string; owner: Page }> {
	const start = new Date(Math.ceil((now.getTime() + HOUR_MS / 6) / HOUR_MS) * HOUR_MS);
	const car: Car = await (await page.request.get(`/api/cars/${slug}`)).json();
	const owner = await as(car.ownerId);
	await openToAll(owner, car.id, ammanDate(start), terms);
	const answer = await page.request.post('/api/bookings', {
		headers: headers(),
		data: { carId: car.id, startAt: ammanIso(start), endAt: ammanIso(new Date(start.getTime() + days * 24 * HOUR_MS)) },
	});
	expect(answer.status(), await answer.text()).toBe(201);
	const { id }: Booking = await answer.json();
	return { id, owner };
}

/** Books for the dates of the journey, without paying. */
export async function book({ request }: Page, slug: string, { pickup, return: back }: Stay): Promise<{ id: string; ownerId: string }> {
	const { id: carId, ownerId }: Car = await (await request.get(`/api/cars/${slug}`)).json();
	const at = (date: string) => ammanIso(new Date(`${date}T10:00:00+03:00`));
	const answer = await request.post('/api/bookings', { headers: headers(), data: { carId, startAt: at(pickup), endAt: at(back) } });
	expect(answer.status(), await answer.text()).toBe(201);
	return { id: ((await answer.json()) as Booking).id, ownerId };
}

/** Pays through the forms without screens: `booking.spec.ts` clicks through them. */
export async function pay({ request }: Page, id: string): Promise<void> {
	const opened = await request.post(initiatePayment.path, { headers: headers(), data: { bookingId: id } });
	expect(opened.status(), await opened.text()).toBe(200);
	const { redirectUrl, paymentId }: { redirectUrl: string; paymentId: string } = await opened.json();
	const card = { number: GOOD, name: 'LINA HADDAD', expiry: '12/35', cvv: '123' };
	const challenge = await request.post(redirectUrl, { form: card });
	// The 3-D Secure form follows by redirect; its response leads back to our pages, which are not opened.
	await request.post(challenge.url(), { form: { code: '1234' }, maxRedirects: 0 });
	const paid: Payment = await (await request.get(verifyPayment.path.replace('{paymentId}', paymentId))).json();
	expect(paid).toMatchObject({ status: 'PAID' });
}

/** The owner's answer, unless it is an instant booking. */
export async function payAndAccept(renter: Page, owner: Page, id: string): Promise<void> {
	await pay(renter, id);
	if ((await handoverOf(renter, id)).status === 'CONFIRMED') return;
	const accepted = await owner.request.patch(acceptBooking.path.replace('{id}', id), { headers: headers() });
	expect(accepted.status(), await accepted.text()).toBe(200);
}

export async function handoverOf(page: Page, id: string): Promise<Handover> {
	return (await page.request.get(`/api/bookings/${id}/handover`)).json();
}

let pictures = 0;

/** A JPEG, different each time. */
export async function aPicture(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
	pictures += 1;
	const background = { r: (pictures * 37) % 256, g: (Date.now() >> 3) % 256, b: 90 };
	const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
		.jpeg()
		.toBuffer();
	return { name: `IMG_${pictures}.jpg`, mimeType: 'image/jpeg', buffer };
}

/** A picture, stored; returns its address. */
export async function upload({ request }: Page): Promise<string> {
	const { uploadURL }: { uploadURL: string } = await (await request.post('/api/objects/upload', { headers: headers() })).json();
	const { pathname, search } = new URL(uploadURL, process.env.JOURNEY_URL);
	await request.put(pathname + search, { headers: headers(), data: (await aPicture()).buffer });
	const finished = await request.post('/api/objects/normalize', { headers: headers(), data: { uploadURL } });
	return ((await finished.json()) as { objectPath: string }).objectPath;
}

async function record(
	owner: Page,
	id: string,
	phase: 'check-in' | 'check-out',
	reading: { odometerKm: number; fuelEighths: number; code?: string },
) {
	const photos = [];
	for (const shot of guidedShots) photos.push({ shot, objectPath: await upload(owner) });
	const data = { clientId: randomUUID(), ...reading, photos };
	const answer = await owner.request.post(`/api/bookings/${id}/${phase}`, { headers: headers(), data });
	expect(answer.status(), await answer.text()).toBe(201);
}

/** The owner records handover and return immediately, with these extra kilometres and missing fuel. */
export async function handOverAndBack(renter: Page, owner: Page, id: string, { extraKm = 0, lessFuel = 0 } = {}): Promise<void> {
	const { terms } = await handoverOf(renter, id);
	await handOver(renter, owner, id);
	await giveBack(owner, id, { odometerKm: OUT_KM + terms.kmPerDay * terms.days + extraKm, fuelEighths: 8 - lessFuel });
}

const OUT_KM = 90_000;

/** The owner records the handover immediately. */
export async function handOver(renter: Page, owner: Page, id: string): Promise<void> {
	const { code } = await handoverOf(renter, id);
	await record(owner, id, 'check-in', { odometerKm: OUT_KM, fuelEighths: 8, code: code ?? '' });
}

/** Either side records the return. */
export async function giveBack(page: Page, id: string, reading = { odometerKm: OUT_KM + 40, fuelEighths: 8 }): Promise<void> {
	await record(page, id, 'check-out', reading);
}

/** The owner claims one damage, and the renter accepts. */
export async function claimAndAccept(renter: Page, owner: Page, id: string, amountJod: string): Promise<void> {
	const data = { items: [{ type: 'DAMAGE', amountJod, description: 'A dent in the rear door' }], photos: [await upload(owner)] };
	const made = await owner.request.post(`/api/bookings/${id}/claims`, { headers: headers(), data });
	expect(made.status(), await made.text()).toBe(201);
	const { id: claimId }: { id: string } = await made.json();
	const accepted = await renter.request.patch(`/api/claims/${claimId}/accept`, { headers: headers() });
	expect(accepted.status(), await accepted.text()).toBe(200);
}
