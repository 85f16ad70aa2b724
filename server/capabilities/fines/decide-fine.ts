/** Ends a fine: the owner gets the granted amount, and nothing if it is withdrawn. If the hold has ended meanwhile, the rest of the fine is refunded to the renter. */
import type { FineStatus } from '#contract/fines.ts';
import { formatFils } from '#contract/money.ts';
import { fineChargedLines, post } from '#server/capabilities/ledger/index.ts';
import { closeAlert } from '#server/platform/context/alerts.ts';
import { audit, lowerCase } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { toFinePayload } from './event-payload.ts';
import { fineDecided, fineWithdrawn } from './events.ts';
import type { FineOfHold } from './guards.ts';
import { release } from './release.ts';
import { changeFine, changeHold } from './sql.ts';

type Decision = { status: Extract<FineStatus, 'ACCEPTED' | 'DECIDED' | 'WITHDRAWN'>; grantedFils: bigint; actorId: string; note?: string };

/** Call under the booking's lock, for an undecided fine. */
export async function decideFine(platform: Platform, tx: Transaction, { fine, hold }: FineOfHold, decision: Decision): Promise<void> {
	const { status, grantedFils, actorId, note } = decision;
	const now = platform.clock.now();
	if (grantedFils > 0n) {
		await post(tx, {
			eventKey: `fine-charged:${fine.id}`,
			bookingId: hold.booking_id,
			occurredAt: now,
			lines: fineChargedLines(grantedFils, hold.owner_id),
		});
	}
	const decided = await changeFine(tx, fine.id, {
		status,
		decided_at: now,
		decided_by: actorId,
		decision_note: note ?? null,
		granted_fils: grantedFils,
	});
	const charged = await changeHold(tx, hold.booking_id, { charged_fils: hold.charged_fils + grantedFils });
	const after = hold.ended_at
		? await release(platform, tx, charged, { fils: fine.amount_fils - grantedFils, subjectId: fine.id })
		: charged;
	await audit(platform, tx, {
		actorId,
		action: `fine.${lowerCase(status)}`,
		subject: 'fine',
		subjectId: fine.id,
		before: { status: fine.status },
		after: { status, amountJod: formatFils(fine.amount_fils), grantedJod: formatFils(grantedFils), note: note ?? null },
	});
	await closeAlert(platform, tx, { kind: 'FINE_CONTESTED', subjectId: fine.id, actorId });
	const payload = await toFinePayload(tx, after, decided);
	if (status === 'WITHDRAWN') await platform.events.publish(platform, tx, fineWithdrawn, payload);
	else await platform.events.publish(platform, tx, fineDecided, { ...payload, status, grantedJod: formatFils(grantedFils) });
}
