/**
 * `Idempotency-Key`: the first response is stored in the transaction of the change, so that a retry after a lost response gets the same response.
 * A key belongs to one person and one call; the same key with another body is refused.
 */
import { createHash } from 'node:crypto';
import { refuse } from '../base/refusal.ts';
import type { Platform } from '../context/platform.ts';
import { violatedConstraint } from '../database/transaction.ts';
import type { SaveResponse } from './route.ts';

const MAX_KEY_LENGTH = 200;

type Attempt = { userId: string; call: string; key: string; sent: unknown };

export type IdempotentRun = { status: number; answer: unknown };

/**
 * Runs `work` unless its response is already stored. If `work` fails (most likely with "already booked", because the response to a first attempt was lost),
 * the key is read again before the error is returned.
 */
export async function withIdempotency(
	platform: Platform,
	attempt: Attempt,
	status: number,
	work: (saveResponse: SaveResponse) => Promise<unknown>,
) {
	const { key } = attempt;
	if (key.length > MAX_KEY_LENGTH) throw refuse('INVALID_INPUT', { fields: { 'Idempotency-Key': `≤ ${MAX_KEY_LENGTH}` } });
	const saved = await findSavedResponse(platform, attempt);
	if (saved) return saved;
	const saveResponse: SaveResponse = async (tx, answer) => {
		await tx
			.insertInto('idempotency_keys')
			.values({
				user_id: attempt.userId,
				call: attempt.call,
				key,
				body_hash: hash(attempt.sent),
				status,
				answer: JSON.stringify(answer),
				created_at: platform.clock.now(),
			})
			.execute();
	};
	try {
		return { status, answer: await work(saveResponse) };
	} catch (error) {
		const first = await findSavedResponse(platform, attempt);
		if (first) return first;
		// The other attempt under this key was rolled back after it made this one fail: the caller may retry.
		if (violatedConstraint(error) === 'idempotency_keys_pkey') throw refuse('TOO_MANY_REQUESTS', { seconds: 1 });
		throw error;
	}
}

async function findSavedResponse(platform: Platform, { userId, call, key, sent }: Attempt): Promise<IdempotentRun | null> {
	const row = await platform.db
		.selectFrom('idempotency_keys')
		.select(['body_hash', 'status', 'answer'])
		.where('user_id', '=', userId)
		.where('call', '=', call)
		.where('key', '=', key)
		.executeTakeFirst();
	if (!row) return null;
	if (row.body_hash !== hash(sent)) throw refuse('IDEMPOTENCY_KEY_REUSED');
	return { status: row.status, answer: row.answer };
}

/** Of the validated input, whose amounts are bigint. */
function hash(sent: unknown): string {
	return createHash('sha256')
		.update(JSON.stringify(sent ?? null, (_, value) => (typeof value === 'bigint' ? value.toString() : value)))
		.digest('hex');
}
