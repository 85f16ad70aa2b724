/**
 * An admin reads the conversation of one booking to decide a claim or a report on it: only while one is open or was decided lately. Each view
 * is in the audit log; a notice beside the conversation informs both parties.
 */
import { CASE_READABLE_DAYS } from '#contract/deadlines.ts';
import type { Message } from '#contract/messaging.ts';
import { DAY_MS } from '#contract/time.ts';
import { hasClaimSince } from '#server/capabilities/claims/index.ts';
import { hasRenterClaimSince } from '#server/capabilities/renter-claims/index.ts';
import { hasReportSince } from '#server/capabilities/reports/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { messagesBetween } from './messages-sql.ts';
import { presentMessages } from './present.ts';
import { isMasked } from './rules.ts';
import { conversationById } from './sql.ts';

/** The latest messages of a conversation; the relevant ones are around the handovers. */
const MOST = 300;

export async function readForCase(platform: Platform, caller: Caller, bookingId: string): Promise<Message[]> {
	if (!isAdmin(caller)) throw refuse('NOT_ALLOWED');
	return inTransaction(platform.db, async (tx) => {
		const row = await conversationById(tx, bookingId);
		if (row?.kind !== 'BOOKING') throw refuse('CONVERSATION_NOT_FOUND');
		const since = new Date(platform.clock.now().getTime() - CASE_READABLE_DAYS * DAY_MS);
		const checks = [hasClaimSince, hasReportSince, hasRenterClaimSince];
		const found = await Promise.all(checks.map((hasCase) => hasCase(tx, bookingId, since)));
		if (!found.includes(true)) throw refuse('CONVERSATION_NOT_FOUND');
		const rows = await messagesBetween(tx, bookingId, row.last_position - MOST + 1, row.last_position);
		await audit(platform, tx, {
			actorId: caller.personId,
			action: 'conversation.read',
			subject: 'booking',
			subjectId: bookingId,
			after: { messages: rows.length },
		});
		return presentMessages(rows, caller.userId, isMasked(row));
	});
}
