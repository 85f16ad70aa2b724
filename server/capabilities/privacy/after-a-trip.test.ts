/** Personal data after a trip that changed and had problems: all of it is exported, and no typed text or photo remains after the deletion. */
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { declineBookingChange, proposeBookingChange } from '#contract/booking-changes.ts';
import { devOutbox } from '#contract/dev.ts';
import { contestFine, resolveFine, stateFine } from '#contract/fines.ts';
import { giveGoodwill } from '#contract/goodwill.ts';
import { listNotifications } from '#contract/notifications.ts';
import { markPayoutPaid } from '#contract/payout-batches.ts';
import { deleteMe, exportMe, getDeletionBlockers, sendDeletionCode } from '#contract/privacy.ts';
import type { RenterClaim } from '#contract/renter-claim-shapes.ts';
import { contestRenterClaim, decideRenterClaim, openRenterClaim, previewRenterClaimDecision } from '#contract/renter-claims.ts';
import { createReport, decideReport } from '#contract/reports.ts';
import { releaseDeposit } from '#contract/settlements.ts';
import { answerTicket, commentOnTicket } from '#contract/ticket-queue.ts';
import { createTicket } from '#contract/tickets.ts';
import { ammanIso, DAY_MS } from '#contract/time.ts';
import { aPerson, type Person } from '#tests/support/factories.ts';
import { aFineBody, holdForFines } from '#tests/support/fines.ts';
import { checkInByOwner, checkOutBy, confirmedTrip, type Trip } from '#tests/support/handovers.ts';
import { batchOf, paidTo, payoutsOf } from '#tests/support/payouts.ts';
import { aRenterClaimBody } from '#tests/support/renter-claims.ts';
import { aReportBody } from '#tests/support/reports.ts';
import { findColumnsWith } from '#tests/support/search.ts';
import { aWorld, START } from '#tests/support/world.ts';

const world = aWorld();
beforeAll(() => holdForFines(world));

/** Each typed text names its author and subject, in words that occur nowhere else. */
const typed = (by: 'renter' | 'owner' | 'admin', about: string) => `typed-by-${by}-on-trip-${trips}-about-${about}`;
let trips = 0;

async function aTripWithEverything(): Promise<{ trip: Trip; admin: Person }> {
	trips += 1;
	world.clock.moveTo(START);
	const [admin, trip] = [await aPerson(world, { role: 'ADMIN' }), await confirmedTrip(world)];
	const { params, owner, renter } = trip;
	world.expectLog(/ALERT (FINE|CLAIM)_CONTESTED/);
	const change = await renter.browser.call(proposeBookingChange, {
		params,
		body: { endAt: ammanIso(trip.endsAt), handover: { kind: 'PLACE', text: typed('renter', 'change') } },
	});
	await owner.browser.call(declineBookingChange, { params: { ...params, changeId: change.id } });
	world.clock.moveTo(trip.startsAt);
	await checkInByOwner(trip);
	for (const side of ['renter', 'owner'] as const) {
		const body = { ...(await aReportBody(trip[side], { kind: 'OTHER' })), text: typed(side, 'report'), policeReportNumber: '77/2031' };
		const place = { ...body.place, text: typed(side, 'place') };
		const { id } = await trip[side].browser.call(createReport, { params, body: { ...body, place } });
		await admin.browser.call(decideReport, {
			params: { id },
			body: { outcome: 'HELP_AND_GO_ON', note: typed('admin', 'report'), refundJod: '0.00' },
		});
	}
	world.clock.moveTo(trip.endsAt);
	await checkOutBy('owner', trip);
	await world.runJobs();
	const claim = await renter.browser.call(openRenterClaim, {
		params,
		body: { ...(await aRenterClaimBody(renter)), reason: typed('renter', 'claim') },
	});
	await owner.browser.call(contestRenterClaim, { params: { id: claim.id }, body: { reason: typed('owner', 'claim') } });
	await decideClaim(admin, claim);
	await owner.browser.call(releaseDeposit, { params });
	const { fines } = await owner.browser.call(stateFine, { params, body: await aFineBody(trip, { note: typed('owner', 'fine') }) });
	const fine = { id: fines[0]?.id ?? '' };
	await renter.browser.call(contestFine, { params: fine, body: { reason: typed('renter', 'fine') } });
	await admin.browser.call(resolveFine, { params: fine, body: { grantedJod: '10', note: typed('admin', 'fine') } });
	for (const recipient of ['RENTER', 'OWNER'] as const) {
		const body = { id: crypto.randomUUID(), recipient, amountJod: '5', reason: typed('admin', 'goodwill'), needsSecondAdmin: false };
		await admin.browser.call(giveGoodwill, { params, body });
	}
	for (const side of ['renter', 'owner'] as const) await aTicket(trip[side], side, admin);
	await world.runJobs();
	return { trip, admin };
}

async function decideClaim(admin: Person, { id, lines }: RenterClaim): Promise<void> {
	const params = { id };
	const { refundJod } = await admin.browser.call(previewRenterClaimDecision, { params, query: { amounts: '10' } });
	const granted = lines.map((line) => ({ id: line.id, grantedJod: '10' }));
	await admin.browser.call(decideRenterClaim, { params, body: { lines: granted, note: typed('admin', 'claim'), refundJod } });
}

async function aTicket(person: Person, side: 'renter' | 'owner', admin: Person): Promise<void> {
	const body = { subject: typed(side, 'subject'), text: typed(side, 'ticket') };
	const { id } = await person.browser.call(createTicket, { body });
	await admin.browser.call(commentOnTicket, { params: { id }, body: { text: typed('admin', 'comment') } });
	await admin.browser.call(answerTicket, { params: { id }, body: { text: typed('admin', 'answer'), solve: true } });
}

async function exportOf(person: Person): Promise<{ names: string[]; text: string }> {
	const files = unzipSync(new Uint8Array(await (await person.browser.fetch(exportMe.path)).arrayBuffer()));
	return { names: Object.keys(files), text: Buffer.concat(Object.values(files)).toString('latin1') };
}

async function payOut(admin: Person, owner: Person): Promise<void> {
	await paidTo(owner);
	const payouts = await payoutsOf(admin, owner);
	await batchOf(admin, payouts);
	for (const { id } of payouts) await admin.browser.call(markPayoutPaid, { params: { id }, body: { bankReference: 'BANK-1' } });
	await world.runJobs();
}

async function leave(person: Person): Promise<void> {
	expect((await person.browser.call(getDeletionBlockers)).reasons).toEqual([]);
	await person.browser.call(sendDeletionCode);
	const letter = (await world.visitor().call(devOutbox)).find(({ to }) => to === person.email);
	await person.browser.call(deleteMe, { body: { code: /\b\d{6}\b/.exec(letter?.text ?? '')?.[0] ?? '' } });
	await world.runJobs();
}

describe('after a trip that changed and had problems', () => {
	it('each side exports what it wrote and sent, and the decisions, but no comments and no ids of others', async () => {
		const { trip, admin } = await aTripWithEverything();
		const own = {
			renter: ['change', 'report', 'place', 'claim', 'fine', 'subject', 'ticket'],
			owner: ['report', 'place', 'claim', 'fine', 'subject', 'ticket'],
		};
		for (const side of ['renter', 'owner'] as const) {
			const { names, text } = await exportOf(trip[side]);
			for (const about of own[side]) expect(text, `${side}: ${about}`).toContain(typed(side, about));
			for (const about of ['report', 'claim', 'fine', 'goodwill', 'answer'])
				expect(text, `${side}: ${about}`).toContain(typed('admin', about));
			expect(text).not.toContain(typed('admin', 'comment'));
			expect(text).not.toContain(admin.id);
			expect(names).toContain(`reports/${trip.id}/other-1.jpg`);
			expect(names.includes(`renter-claims/${trip.id}/receipt-1.jpg`)).toBe(side === 'renter');
			expect(names.includes(`fines/${trip.id}/ticket-1.jpg`)).toBe(side === 'owner');
		}
	});

	it.each(['renter', 'owner'] as const)('nothing that the %s typed remains after their deletion, and no photo of theirs', async (side) => {
		const { trip, admin } = await aTripWithEverything();
		const person = trip[side];
		const { db, store } = world.running.platform;
		const photos = await db.selectFrom('stored_objects').select(['id', 'purpose']).where('uploaded_by', '=', person.id).execute();
		expect(new Set(photos.map(({ purpose }) => purpose))).toContain('REPORT_PHOTO');
		world.clock.moveTo(new Date(trip.endsAt.getTime() + 20 * DAY_MS));
		await world.runJobs();
		await payOut(admin, trip.owner);
		await leave(person);
		expect((await findColumnsWith(world, [`typed-by-${side}-on-trip-${trips}`])).filter((place) => !place.startsWith('graphile'))).toEqual(
			[],
		);
		for (const reader of [side === 'renter' ? trip.owner : trip.renter, admin]) {
			const bell = JSON.stringify(await reader.browser.call(listNotifications));
			for (const word of [person.id.slice(0, 8), typed('admin', 'report')]) expect(bell).not.toContain(word);
		}
		const { rows } = await world.running.platform.pool.query<{ text: string }>(
			"SELECT to_jsonb(e)::text AS text FROM live_events e WHERE kind = 'notification' UNION ALL SELECT to_jsonb(m)::text FROM outbox_messages m",
		);
		// Test people are named after the beginning of their id.
		expect(rows.filter(({ text }) => text.includes(`Test ${person.id.slice(0, 8)}`) || text.includes(typed('admin', 'report')))).toEqual(
			[],
		);
		const evidence = photos.filter(({ purpose }) => purpose.endsWith('_PHOTO') && purpose !== 'HANDOVER_PHOTO');
		expect(evidence.length).toBeGreaterThan(1);
		for (const { id } of evidence) expect(await store.get(`private/${id}/master.jpg`), id).toBeNull();
	});
});
