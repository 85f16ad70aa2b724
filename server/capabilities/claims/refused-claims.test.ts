/** Claims and decisions that are refused, and repeated submissions. */
import { describe, expect, it } from 'vitest';
import type { Claim } from '#contract/claim-shapes.ts';
import { getClaim, openClaim, resolveClaim } from '#contract/claims.ts';
import { releaseDeposit } from '#contract/settlements.ts';
import { HOUR_MS } from '#contract/time.ts';
import { aClaim, aClaimBody, aContestedClaim, aReturn } from '#tests/support/claims.ts';
import { aPerson, type Person } from '#tests/support/factories.ts';
import { type Trip, tripAtPickup } from '#tests/support/handovers.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const ofClaim = (claim: Claim) => ({ params: { id: claim.id } });
const claimOf = (person: Person, trip: Trip) => person.browser.call(getClaim, { params: trip.params });
const anAdmin = () => aPerson(world, { role: 'ADMIN' });

describe('a claim is refused', () => {
	const bad: Array<[string, Record<string, unknown>, string]> = [
		['without a line', { items: [] }, 'items'],
		[
			'with eleven lines',
			{ items: Array.from({ length: 11 }, () => ({ type: 'OTHER', amountJod: '1', description: 'Another' })) },
			'items',
		],
		['for nothing', { items: [{ type: 'OTHER', amountJod: '0', description: 'Nothing' }] }, 'items.0.amountJod'],
		['for less than nothing', { items: [{ type: 'OTHER', amountJod: '-5', description: 'Less' }] }, 'items.0.amountJod'],
		['for single fils', { items: [{ type: 'OTHER', amountJod: '1.005', description: 'Fils' }] }, 'items.0.amountJod'],
		['for more than 5,000 in a line', { items: [{ type: 'OTHER', amountJod: '5000.01', description: 'Much' }] }, 'items.0.amountJod'],
		[
			'for more than 10,000 in all',
			{ items: Array.from({ length: 3 }, () => ({ type: 'OTHER', amountJod: '4000', description: 'Much' })) },
			'items',
		],
		['for what is on no list', { items: [{ type: 'REVENGE', amountJod: '1', description: 'Because' }] }, 'items.0.type'],
		['without words', { items: [{ type: 'OTHER', amountJod: '1', description: '  ' }] }, 'items.0.description'],
		['without a photo', { photos: [] }, 'photos'],
		['with thirteen photos', { photos: Array.from({ length: 13 }, (_, index) => `/objects/uploads/${index}`) }, 'photos'],
		['with a photo that was never uploaded', { photos: ['/objects/uploads/00000000-0000-4000-8000-000000000000'] }, 'photos.0'],
	];
	it('if it is invalid, with the field', async () => {
		const trip = await aReturn(world);
		const good = await aClaimBody(trip.owner);
		for (const [name, over, field] of bad) {
			const answer = await trip.owner.browser.refused(openClaim, { params: trip.params, body: { ...good, ...over } as typeof good });
			expect([name, answer.code, Object.keys(answer.fields ?? {})]).toEqual([name, 'INVALID_INPUT', [field]]);
		}
		expect((await trip.owner.browser.call(openClaim, { params: trip.params, body: good })).status).toBe('OPEN');
	});

	it('a second time, after 48 hours, and once the deposit is released', async () => {
		const trip = await aReturn(world);
		await aClaim(trip);
		expect(await trip.owner.browser.refused(openClaim, { params: trip.params, body: await aClaimBody(trip.owner) })).toMatchObject({
			code: 'CLAIM_ALREADY_MADE',
		});
		world.clock.moveTo(new Date('2031-03-02T07:00:00Z'));
		const late = await aReturn(world);
		await world.advance(48 * HOUR_MS);
		const refused = async (of: Trip) =>
			(await of.owner.browser.refused(openClaim, { params: of.params, body: await aClaimBody(of.owner) })).code;
		expect(await refused(late)).toBe('CLAIM_WINDOW_CLOSED');
		world.clock.moveTo(new Date('2031-03-02T07:00:00Z'));
		const released = await aReturn(world);
		await released.owner.browser.call(releaseDeposit, { params: released.params });
		expect(await refused(released)).toBe('CLAIM_WINDOW_CLOSED');
	});

	it('before the car is back', async () => {
		const trip = await tripAtPickup(world);
		expect(await trip.owner.browser.refused(openClaim, { params: trip.params, body: await aClaimBody(trip.owner) })).toMatchObject({
			code: 'CLAIM_WINDOW_CLOSED',
		});
	});
});

describe('a claim sent twice under one key', () => {
	it('is one claim with one answer; other content under the key is refused', async () => {
		const trip = await aReturn(world);
		const body = await aClaimBody(trip.owner);
		const send = (sent: typeof body) =>
			trip.owner.browser.try(openClaim, { params: trip.params, body: sent, headers: { 'idempotency-key': `claim-${trip.id}` } });
		const [first, second] = await Promise.all([send(body), send(body)]);
		const again = await send(body);
		expect(again).toMatchObject({ status: 201, body: { status: 'OPEN' } });
		for (const answer of [first, second].filter(({ status }) => status === 201)) expect(answer.body).toEqual(again.body);
		expect((await send({ ...body, note: 'Something else' })).body).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
	});
});

describe('an admin’s decision', () => {
	it('needs an amount for each line, none above the claimed one, and a note', async () => {
		const trip = await aReturn(world);
		const claim = await aContestedClaim(world, trip, [{ amountJod: '20' }, { amountJod: '10' }]);
		const admin = await anAdmin();
		const [first = '', second = ''] = claim.items.map(({ id }) => id);
		const note = 'Because';
		const tried: Array<[unknown, string]> = [
			[{ items: [{ id: first, grantedJod: '5' }], note }, 'items'],
			[
				{
					items: [
						{ id: first, grantedJod: '5' },
						{ id: first, grantedJod: '5' },
					],
					note,
				},
				'items',
			],
			[
				{
					items: [
						{ id: first, grantedJod: '5' },
						{ id: crypto.randomUUID(), grantedJod: '5' },
					],
					note,
				},
				'items',
			],
			[
				{
					items: [
						{ id: first, grantedJod: '20' },
						{ id: second, grantedJod: '10.01' },
					],
					note,
				},
				'items.1.grantedJod',
			],
			[
				{
					items: [
						{ id: first, grantedJod: '-1' },
						{ id: second, grantedJod: '0' },
					],
					note,
				},
				'items.0.grantedJod',
			],
			[
				{
					items: [
						{ id: first, grantedJod: '0' },
						{ id: second, grantedJod: '0' },
					],
					note: ' ',
				},
				'note',
			],
		];
		for (const [body, field] of tried) {
			const answer = await admin.browser.refused(resolveClaim, { ...ofClaim(claim), body: body as never });
			expect([answer.code, Object.keys(answer.fields ?? {})]).toEqual(['INVALID_INPUT', [field]]);
		}
		expect((await claimOf(admin, trip)).status).toBe('CONTESTED');
	});
});
