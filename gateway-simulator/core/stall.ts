/** Delays an answer, like an overloaded server. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from './core.ts';

/** Resolves after the configured time, or earlier if the client disconnects or the server ends. */
export async function stall(core: Core, asker: AbortSignal): Promise<void> {
	try {
		await wait(core.settings.get('delays').hangMs, undefined, { signal: AbortSignal.any([asker, core.closing]) });
	} catch (error) {
		if (!(error instanceof Error) || error.name !== 'AbortError') throw error;
	}
}
