/** Submits a case to the admins, because the other party contested it or did not answer in time. Without an answer nothing is granted automatically. */
import { raiseAlert } from '#server/platform/context/alerts.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';

const alertOf = { claim: 'CLAIM_CONTESTED', 'renter-claim': 'CLAIM_CONTESTED', fine: 'FINE_CONTESTED' } as const;

type Submitted = { subject: keyof typeof alertOf; id: string; bookingId: string };
type Contested = Submitted & { actorId: string; reason: string; photos?: number };

/** Both parties' words are stored by the caller; only open cases are contested. */
export async function submitContested(
	platform: Platform,
	tx: Transaction,
	{ actorId, reason, photos, ...submitted }: Contested,
): Promise<void> {
	const { subject, id: subjectId } = submitted;
	const after = { status: 'CONTESTED', reason, ...(photos !== undefined && { photos }) };
	await audit(platform, tx, { actorId, action: `${subject}.contested`, subject, subjectId, before: { status: 'OPEN' }, after });
	await raise(platform, tx, submitted, 'CONTESTED');
}

export async function submitUnanswered(platform: Platform, tx: Transaction, submitted: Submitted): Promise<void> {
	const { subject, id: subjectId } = submitted;
	await audit(platform, tx, { actorId: null, action: `${subject}.unanswered`, subject, subjectId });
	await raise(platform, tx, submitted, 'UNANSWERED');
}

async function raise(platform: Platform, tx: Transaction, { subject, id, bookingId }: Submitted, because: 'CONTESTED' | 'UNANSWERED') {
	await raiseAlert(platform, tx, { kind: alertOf[subject], subject, subjectId: id, detail: { bookingId, because } });
}
