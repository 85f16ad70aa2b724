/**
 * The header `Idempotency-Key`: for 250 minutes the same key on the same call gives the first answer again, word for word,
 * whatever the second request asks for. That is the trap: the same key with another amount gives the old invoice.
 */
import type { Core } from '../core/core.ts';
import type { Answer } from './envelope.ts';

const KEPT_MS = 250 * 60_000;

/** Acts once for each key. Only a success is remembered. `call` names the operation, so that keys of two calls do not meet. */
export function withIdempotency(core: Core, call: string, key: string | undefined, act: () => Answer): Answer {
	if (!key) return act();
	const name = `${call} ${key}`;
	const kept = core.database
		.prepare('SELECT answer FROM idempotency_keys WHERE key = ? AND created_at > ?')
		.get(name, core.now() - KEPT_MS);
	if (kept) return { status: 200, text: String(kept.answer) };
	const answer = act();
	if (answer.status === 200) {
		core.database
			.prepare('INSERT OR REPLACE INTO idempotency_keys (key, answer, created_at) VALUES (?, ?, ?)')
			.run(name, answer.text, core.now());
	}
	return answer;
}
