/**
 * The header `Idempotency-Key`: for 250 minutes the same key on the same call returns the first response verbatim,
 * regardless of the content of the second request. In particular, the same key with another amount returns the old invoice.
 */
import type { Core } from '../core/core.ts';
import type { Answer } from './envelope.ts';

const KEPT_MS = 250 * 60_000;

/** Executes once for each key. Only successes are stored. `call` names the operation, so that keys of two calls do not collide. */
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
