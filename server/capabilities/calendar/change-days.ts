/** An owner blocks, unblocks or prices whole days in Amman, as half-open intervals. */
import type { changeOwnerCalendar as changeCall, OwnerCalendar } from '#contract/calendar.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { roleAllows } from '#contract/team-roles.ts';
import { ammanDate, ammanIso } from '#contract/time.ts';
import { blockSpan, type Span, unblockSpan } from '#server/capabilities/availability/index.ts';
import { carBookings } from '#server/capabilities/bookings/index.ts';
import { lockOwnCarForUpdate, setDatePrices } from '#server/capabilities/cars/index.ts';
import { type Refusal, refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { applySources } from './apply-sources.ts';
import { presentCalendar } from './read-calendar.ts';
import { spanOfDays } from './rules.ts';

type Change = Omit<InputOf<typeof changeCall>['body'], 'opens'>;

export async function changeDays(
	platform: Platform,
	caller: Caller,
	carId: string,
	{ opens = [], ...change }: InputOf<typeof changeCall>['body'],
): Promise<OwnerCalendar> {
	if (change.dailyRateJod !== undefined && caller.office && !roleAllows(caller.office.role, 'manage')) throw refuse('TEAM_ROLE_NOT_ENOUGH');
	return inTransaction(platform.db, async (tx) => {
		const car = await lockOwnCarForUpdate(tx, caller, carId);
		await changeLockedDays(platform, tx, caller, carId, change);
		for (const days of opens) await changeLockedDays(platform, tx, caller, carId, { ...days, blocked: false });
		return presentCalendar(tx, car, { from: change.from, to: change.to });
	});
}

/** The same for a car whose row the caller has locked. */
export async function changeLockedDays(platform: Platform, tx: Transaction, caller: Caller, carId: string, change: Change): Promise<void> {
	const { blocked, dailyRateJod: rateFils, ...days } = change;
	const now = platform.clock.now();
	if (days.from < ammanDate(now)) throw refuse('DATES_IN_PAST');
	if (rateFils !== undefined) await setDatePrices(platform, tx, carId, { days, rateFils });
	if (blocked !== undefined) await setBlocked(tx, carId, { span: spanOfDays(days), blocked, now });
	await audit(platform, tx, {
		actorId: caller.personId,
		action: 'calendar.days_changed',
		subject: 'car',
		subjectId: carId,
		after: { ...days, blocked, rateFils: rateFils?.toString() },
	});
}

type Blocking = { span: Span; blocked: boolean; now: Date };

async function setBlocked(tx: Transaction, carId: string, { span, blocked, now }: Blocking): Promise<void> {
	if (!blocked) await unblockSpan(tx, carId, span);
	else if (!(await blockSpan(tx, carId, span))) throw await bookingThere(tx, carId, span);
	await applySources(tx, carId, now);
}

/** Names the conflicting booking if the owner may already see it. */
async function bookingThere(tx: Transaction, carId: string, span: Span): Promise<Refusal> {
	const [first] = await carBookings(tx, carId, span);
	return refuse('DATES_HAVE_BOOKING', {
		bookingId: first && first.state !== 'HELD' ? first.id : null,
		...(first && { startAt: ammanIso(first.startsAt), endAt: ammanIso(first.endsAt) }),
	});
}
