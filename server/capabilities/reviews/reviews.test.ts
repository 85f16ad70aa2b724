import { describe, expect, it } from 'vitest';
import { adminWaiting } from '#contract/admin.ts';
import { getCar } from '#contract/cars.ts';
import { listNotifications } from '#contract/notifications.ts';
import { getProfile } from '#contract/profiles.ts';
import {
	answerReview,
	getCarRatings,
	getTripReviews,
	hideReview,
	listAdminReviews,
	listCarReviews,
	listPersonReviews,
	reportReview,
	unhideReview,
	writeReview,
} from '#contract/reviews.ts';
import { searchCars } from '#contract/search.ts';
import { DAY_MS } from '#contract/time.ts';
import { aPerson } from '#tests/support/factories.ts';
import { acceptedTrip, completedTrip, type PastTrip, reviewBy } from '#tests/support/reviews.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();

const readBy = (trip: PastTrip, side: 'renter' | 'owner') => trip[side].browser.call(getTripReviews, { params: trip.params });
const ofCar = (trip: PastTrip) => world.visitor().call(listCarReviews, { params: { id: trip.car.id } });
const ratingsOf = async (trip: PastTrip) => (await world.visitor().call(getCarRatings, { params: { id: trip.car.id } })).counts;
const carOf = (trip: PastTrip) => world.visitor().call(getCar, { params: { slug: trip.car.slug } });
const bellOf = async (trip: PastTrip, side: 'renter' | 'owner') =>
	(await trip[side].browser.call(listNotifications)).filter(({ type }) => type === 'REVIEW_RECEIVED');

describe('a review', () => {
	it('is written once by each side of a completed trip, and published when both have', async () => {
		const trip = await completedTrip(world);
		expect(await readBy(trip, 'renter')).toMatchObject({
			side: 'RENTER',
			mayWrite: true,
			mine: null,
			theirs: null,
			theyHaveWritten: false,
		});
		const written = await reviewBy(trip, 'renter', 4, 'A clean car, on time.');
		expect(written).toMatchObject({ mayWrite: false, mine: { rating: 4, text: 'A clean car, on time.' }, theirs: null });
		expect(await readBy(trip, 'owner')).toMatchObject({ mayWrite: true, theirs: null, theyHaveWritten: true });
		expect(await ofCar(trip)).toEqual([]);
		expect(await ratingsOf(trip)).toEqual([0, 0, 0, 0, 0]);
		expect((await carOf(trip)).rating).toEqual({ average: null, count: 0 });
		const again = { params: trip.params, body: { rating: 1 } };
		expect(await trip.renter.browser.refused(writeReview, again)).toMatchObject({ status: 409, code: 'REVIEW_ALREADY_WRITTEN' });
		expect(await reviewBy(trip, 'owner', 5, 'Brought it back washed.')).toMatchObject({ theirs: { rating: 4 }, mine: { rating: 5 } });
		expect(await readBy(trip, 'renter')).toMatchObject({ theirs: { rating: 5, text: 'Brought it back washed.', side: 'OWNER' } });
		expect(await ofCar(trip)).toMatchObject([{ rating: 4, side: 'RENTER', author: { id: trip.renter.id } }]);
		expect(await ratingsOf(trip)).toEqual([0, 0, 0, 1, 0]);
		expect(await carOf(trip)).toMatchObject({
			rating: { average: 4, count: 1 },
			owner: { asOwner: { average: 4, count: 1 }, asRenter: { average: null, count: 0 } },
		});
		const profile = await trip.owner.browser.call(getProfile, { params: { id: trip.renter.id } });
		expect(profile).toMatchObject({ asRenter: { average: 5, count: 1 }, asOwner: { count: 0 } });
	});

	it('is published after ten days also if the other side has not written, and a later one at once', async () => {
		const trip = await completedTrip(world);
		await reviewBy(trip, 'owner', 2, 'Late by two hours.');
		await world.advance(10 * DAY_MS - 60_000);
		expect((await readBy(trip, 'renter')).theirs).toBeNull();
		await world.advance(60_000);
		expect((await readBy(trip, 'renter')).theirs).toMatchObject({ rating: 2 });
		await reviewBy(trip, 'renter', 5);
		expect((await ofCar(trip)).map(({ rating }) => rating)).toEqual([5]);
	});

	it('cannot be written before the trip is completed, nor fourteen days after it', async () => {
		const body = { rating: 5 };
		const coming = await acceptedTrip(world);
		expect(await coming.renter.browser.refused(writeReview, { params: coming.params, body })).toMatchObject({ code: 'REVIEW_TOO_EARLY' });
		const trip = await completedTrip(world);
		await world.advance(14 * DAY_MS);
		expect(await trip.owner.browser.refused(writeReview, { params: trip.params, body })).toMatchObject({ code: 'REVIEW_CLOSED' });
		expect((await readBy(trip, 'owner')).mayWrite).toBe(false);
	});

	it('has one to five stars and at most a thousand characters', async () => {
		const trip = await completedTrip(world);
		const refused = (body: unknown) => trip.renter.browser.refused(writeReview, { params: trip.params, body: body as never });
		expect(await refused({ rating: 5, text: 'Next time without this site: 079 123 4567' })).toMatchObject({
			status: 400,
			fields: { text: expect.stringContaining('phone numbers') },
		});
		for (const rating of [0, 6, 4.5, '5', null]) expect((await refused({ rating })).fields).toHaveProperty('rating');
		expect((await refused({ rating: 5, text: 'x'.repeat(1001) })).fields).toHaveProperty('text');
	});

	it('is limited to the two parties: others get 404 for the trip', async () => {
		const trip = await completedTrip(world);
		const strangers = [await aPerson(world), await aPerson(world, { role: 'ADMIN' })];
		for (const { browser } of strangers) {
			expect(await browser.refused(getTripReviews, { params: trip.params })).toMatchObject({ status: 404 });
			expect(await browser.refused(writeReview, { params: trip.params, body: { rating: 1 } })).toMatchObject({ status: 404 });
		}
	});

	it('written by both at the same moment counts once each', async () => {
		const trip = await completedTrip(world);
		const sent = await Promise.allSettled([reviewBy(trip, 'renter', 3), reviewBy(trip, 'renter', 3), reviewBy(trip, 'owner', 4)]);
		expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
		expect(await carOf(trip)).toMatchObject({ rating: { average: 3, count: 1 }, owner: { asOwner: { count: 1 } } });
	});

	it('is announced without its content, and again when it can be read', async () => {
		const trip = await completedTrip(world);
		await reviewBy(trip, 'renter', 1, 'SECRET');
		await world.advance(0);
		const [notification, ...more] = await bellOf(trip, 'owner');
		expect(more).toEqual([]);
		expect(notification).toMatchObject({
			title: { en: expect.stringMatching(/ reviewed your trip$/) },
			actionUrl: `/owner/bookings/${trip.id}#reviews`,
		});
		expect(JSON.stringify(notification)).not.toContain('SECRET');
		await world.advance(10 * DAY_MS);
		await world.advance(0);
		expect((await bellOf(trip, 'owner')).map(({ title }) => title.en)).toEqual([
			'You have a new review',
			expect.stringMatching(/ reviewed your trip$/),
		]);
		expect(await bellOf(trip, 'renter')).toEqual([]);
	});

	it('is paged, newest first, with its count', async () => {
		const first = await completedTrip(world);
		await reviewBy(first, 'renter', 5, 'first');
		await reviewBy(first, 'owner');
		for (const from of ['2031-04-10', '2031-04-20']) {
			const trip = await completedTrip(world, { owner: first.owner, car: first.car, from });
			await reviewBy(trip, 'renter', 4, from);
			await reviewBy(trip, 'owner');
		}
		const page = await world.visitor().send<Array<{ text: string }>>('GET', `/api/cars/${first.car.id}/reviews?limit=2`);
		expect(page.headers.get('x-total-count')).toBe('3');
		expect(page.body.map(({ text }) => text)).toEqual(['2031-04-20', '2031-04-10']);
		const next = /<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
		expect((await world.visitor().send<Array<{ text: string }>>('GET', next)).body.map(({ text }) => text)).toEqual(['first']);
		const asOwner = await first.renter.browser.call(listPersonReviews, { params: { id: first.owner.id } });
		expect(asOwner).toHaveLength(3);
		expect(await first.renter.browser.call(listPersonReviews, { params: { id: first.owner.id }, query: { as: 'renter' } })).toEqual([]);
	});
});

describe('an answer', () => {
	it('is written once, by the person whom the review is about, once it can be read', async () => {
		const trip = await completedTrip(world);
		const { mine } = await reviewBy(trip, 'renter', 2, 'The clutch slipped.');
		const params = { id: mine?.id ?? '' };
		const answer = { params, body: { text: 'Repaired since.' } };
		expect(await trip.owner.browser.refused(answerReview, answer)).toMatchObject({ code: 'REVIEW_NOT_FOUND' });
		await reviewBy(trip, 'owner');
		for (const { browser } of [trip.renter, await aPerson(world)])
			for (const body of [answer.body, { text: 'Call me on 0790000001.' }])
				expect(await browser.refused(answerReview, { params, body })).toMatchObject({ status: 404 });
		expect((await trip.owner.browser.refused(answerReview, { params, body: { text: '  ' } })).fields).toHaveProperty('text');
		expect(await trip.owner.browser.call(answerReview, answer)).toMatchObject({ answer: { text: 'Repaired since.' }, mayAnswer: false });
		expect(await trip.owner.browser.refused(answerReview, answer)).toMatchObject({ code: 'REVIEW_ALREADY_ANSWERED' });
		expect(await ofCar(trip)).toMatchObject([{ answer: { text: 'Repaired since.' } }]);
	});
});

describe('a reported review', () => {
	async function reported() {
		const trip = await completedTrip(world);
		const { mine } = await reviewBy(trip, 'renter', 1, '<script>alert(1)</script>');
		await reviewBy(trip, 'owner', 4);
		const params = { id: mine?.id ?? '' };
		const report = { params, body: { reason: 'UNTRUE' as const, note: 'We never met.' } };
		await trip.owner.browser.call(reportReview, report);
		return { trip, params, report, admin: await aPerson(world, { role: 'ADMIN' }) };
	}
	const reportedTo = (admin: Awaited<ReturnType<typeof aPerson>>) => admin.browser.call(listAdminReviews, { query: { reported: '1' } });

	it('is submitted to the admins, once for each person who reported it', async () => {
		const { trip, params, report, admin } = await reported();
		expect(await trip.owner.browser.refused(reportReview, report)).toMatchObject({ code: 'REVIEW_ALREADY_REPORTED' });
		expect(await trip.renter.browser.refused(reportReview, report)).toMatchObject({ status: 404 });
		const found = (await reportedTo(admin)).find(({ id }) => id === params.id);
		expect(found).toMatchObject({
			text: '<script>alert(1)</script>',
			hidden: null,
			openReports: [{ reason: 'UNTRUE', note: 'We never met.', by: { id: trip.owner.id } }],
		});
		expect(await ofCar(trip)).toHaveLength(1);
	});

	it('is hidden and no longer counts, and is published and counted again; each is in the audit log', async () => {
		const { trip, params, admin } = await reported();
		const { reviews: waiting } = await admin.browser.call(adminWaiting);
		expect(waiting).toBe((await reportedTo(admin)).length);
		const hide = { params, body: { reason: 'Not about this trip' } };
		expect(await admin.browser.call(hideReview, hide)).toMatchObject({ hidden: { reason: 'Not about this trip' }, openReports: [] });
		expect(await admin.browser.refused(hideReview, hide)).toMatchObject({ code: 'REVIEW_IS_HIDDEN' });
		expect(await ofCar(trip)).toEqual([]);
		expect(await carOf(trip)).toMatchObject({ rating: { average: null, count: 0 }, owner: { asOwner: { count: 0 } } });
		expect(await readBy(trip, 'owner')).toMatchObject({ theirs: null, theyHaveWritten: true });
		expect((await reportedTo(admin)).some(({ id }) => id === params.id)).toBe(false);
		expect(await admin.browser.call(adminWaiting)).toMatchObject({ reviews: (waiting ?? 0) - 1 });
		expect(await admin.browser.call(unhideReview, { params })).toMatchObject({ hidden: null });
		expect((await carOf(trip)).rating).toEqual({ average: 1, count: 1 });
		const entries = await world.running.platform.db
			.selectFrom('audit_entries')
			.select(['action', 'actor_id'])
			.where('subject_id', '=', params.id)
			.orderBy('id')
			.execute();
		expect(entries).toEqual([
			{ action: 'review.written', actor_id: trip.renter.id },
			{ action: 'review.hidden', actor_id: admin.id },
			{ action: 'review.kept', actor_id: admin.id },
		]);
	});

	it('that was hidden before its publication never counts', async () => {
		const trip = await completedTrip(world);
		const { mine } = await reviewBy(trip, 'renter', 1);
		const admin = await aPerson(world, { role: 'ADMIN' });
		await admin.browser.call(hideReview, { params: { id: mine?.id ?? '' }, body: { reason: 'Spam' } });
		await reviewBy(trip, 'owner', 5);
		expect((await carOf(trip)).rating.count).toBe(0);
		expect((await readBy(trip, 'renter')).mine).not.toBeNull();
	});
});

describe('search', () => {
	it('shows each car’s rating and sorts by it, fairly: one five-star review does not outrank many', async () => {
		const praised = await completedTrip(world);
		await reviewBy(praised, 'renter', 5);
		await reviewBy(praised, 'owner');
		const loved = await completedTrip(world, { from: '2031-04-10' });
		await reviewBy(loved, 'renter', 5);
		await reviewBy(loved, 'owner');
		for (const from of ['2031-05-01', '2031-05-10', '2031-05-20']) {
			const trip = await completedTrip(world, { owner: loved.owner, car: loved.car, from });
			await reviewBy(trip, 'renter', from === '2031-05-20' ? 4 : 5);
			await reviewBy(trip, 'owner');
		}
		const newTrip = await completedTrip(world, { from: '2031-06-10' });
		const all: Array<{ id: string; rating: unknown }> = [];
		for (let next: string | null = '/api/cars?sortBy=top-rated&limit=2'; next; ) {
			const page: { headers: Headers; body: typeof all } = await world.visitor().send('GET', next);
			all.push(...page.body);
			next = /<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1] ?? null;
		}
		const placeOf = (trip: PastTrip) => all.findIndex(({ id }) => id === trip.car.id);
		expect(all[placeOf(loved)]?.rating).toEqual({ average: 4.8, count: 4 });
		expect(placeOf(loved)).toBeLessThan(placeOf(praised));
		expect(placeOf(praised)).toBeLessThan(placeOf(newTrip));
		expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
		expect((await world.visitor().call(searchCars)).length).toBe(all.length);
	});
});
