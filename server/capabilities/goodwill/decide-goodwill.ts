/** A second admin grants or refuses goodwill above the cap. */
import type { InputOf } from '#contract/endpoint.ts';
import type { decideGoodwill as decideCall, Goodwill } from '#contract/goodwill.ts';
import { formatFils, parseFils } from '#contract/money.ts';
import { lockBooking } from '#server/capabilities/bookings/index.ts';
import { namesOf } from '#server/capabilities/identity/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { goodwillDecided } from './events.ts';
import { isParty, readFacts } from './facts.ts';
import { grant, toEventPayload } from './grant.ts';
import { presentOne } from './present.ts';
import { decisionProblem, giftProblem } from './rules.ts';
import { changeGoodwill, goodwillById } from './sql.ts';

type Decision = InputOf<typeof decideCall>['body'];

export async function decideGoodwill(platform: Platform, caller: Caller, id: string, decision: Decision): Promise<Goodwill> {
	if (!isAdmin(caller)) throw refuse('NOT_ALLOWED');
	return inTransaction(platform.db, async (tx) => {
		const found = await goodwillById(tx, id);
		const booking = found && (await lockBooking(tx, found.booking_id));
		const row = await goodwillById(tx, id);
		if (!row || !booking) throw refuse('GOODWILL_NOT_FOUND');
		const waiting = { state: row.state, requestedBy: row.requested_by, isParty: await isParty(tx, booking, caller) };
		const problem = decisionProblem(waiting, caller.userId);
		if (problem) throw refuse(problem);
		if (decision.grant) {
			if (parseFils(decision.amountJod) !== row.amount_fils) throw refuse('GOODWILL_CHANGED');
			const facts = await readFacts(tx, booking, caller, id);
			const why = giftProblem(facts, { recipient: row.recipient, fils: row.amount_fils });
			if (why) throw refuse(why, why === 'GOODWILL_TOO_LARGE' ? { refundableJod: formatFils(facts.refundableFils) } : undefined);
		}
		const decided = await changeGoodwill(tx, id, {
			state: decision.grant ? 'GRANTED' : 'REFUSED',
			decided_by: caller.userId,
			decided_at: platform.clock.now(),
			refusal_reason: decision.grant ? null : decision.reason,
		});
		await audit(platform, tx, {
			actorId: caller.personId,
			action: decision.grant ? 'goodwill.granted' : 'goodwill.refused',
			subject: 'goodwill',
			subjectId: id,
			before: { state: row.state, requestedBy: row.requested_by },
			after: {
				...{ state: decided.state, bookingId: row.booking_id, recipient: row.recipient, amountJod: formatFils(row.amount_fils) },
				reason: decided.refusal_reason ?? row.reason,
			},
		});
		if (decision.grant) await grant(platform, tx, decided, booking);
		const nameOf = await namesOf(tx, [caller.userId]);
		await platform.events.publish(platform, tx, goodwillDecided, {
			...(await toEventPayload(tx, decided, booking)),
			...{ requesterId: row.requested_by, deciderName: nameOf(caller.userId), isGranted: decision.grant },
		});
		return presentOne(tx, decided, caller);
	});
}
